import type { City } from './city';

/** Returns where customers find a city: its own address, or one on this machine. */
export const baseUrlOf = (
  { baseUrl, key }: Pick<City, 'baseUrl' | 'key'>,
  storefrontPort: number,
): string => baseUrl ?? `http://${key}.localhost:${String(storefrontPort)}`;
