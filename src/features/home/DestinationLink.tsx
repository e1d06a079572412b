import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { categoryById } from '../../catalogue/categories.ts';
import type { Destination } from '../../catalogue/destination.ts';

export interface DestinationLinkProps {
  readonly to: Destination;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link to where a news slide or an advert leads: the page of a product or of a category. */
export function DestinationLink({ to, className, children }: DestinationLinkProps) {
  if (to.kind === 'product') {
    return (
      <Link className={className} to="/ProductDetail/$id" params={{ id: String(to.id) }}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      className={className}
      to="/ProductList/$id"
      params={{ id: categoryById(to.id)?.name ?? '' }}
      search={{ category: to.id }}
    >
      {children}
    </Link>
  );
}
