import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Destination } from '../../catalogue/destination.ts';
import { categoryLink, productLink } from '../../catalogue/links.ts';

export interface DestinationLinkProps {
  readonly to: Destination;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link to where a news slide or an advert leads: the page of a product or of a category. */
export function DestinationLink({ to, className, children }: DestinationLinkProps) {
  const address = to.kind === 'product' ? productLink(to.id) : categoryLink(to.id);
  return (
    <Link className={className} {...address}>
      {children}
    </Link>
  );
}
