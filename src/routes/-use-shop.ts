import { useRouteContext } from '@tanstack/react-router';
import type { Shop } from './-router-context.ts';

/**
 * The actors of the shop. The router's context is a new one with each navigation, and the shop in it the same: who takes
 * the shop alone is not rendered again.
 */
export function useShop(): Shop {
  return useRouteContext({ from: '__root__', select: ({ shop }) => shop });
}
