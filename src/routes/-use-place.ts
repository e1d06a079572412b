import { useLocation } from '@tanstack/react-router';

/** The place in the browser's history that is open: the same again for who comes Back. */
export function usePlace(): string {
  return useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
}
