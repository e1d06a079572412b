import { Icon } from './icons.tsx';

/** An eye, crossed out while what it shows can be hidden again. */
export function EyeIcon({ crossed }: { readonly crossed: boolean }) {
  return (
    <Icon>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 4l16 16" />}
    </Icon>
  );
}
