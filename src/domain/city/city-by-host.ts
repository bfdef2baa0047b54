const hostOfAddress = (address: string): string | null => {
  try {
    return new URL(address).hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
};

/** What ends a host or stands before one in an address, or is overlooked there. */
const NO_PART_OF_A_HOST = /[\s/\\?#@%]/u;

/**
 * A host in its normal form: lower case, without port and final dot; null when it is no host, such
 * as an address with a path. Names in other scripts compare by their ASCII form. Rules 5.1.
 */
export const normalHost = (host: string): string | null => {
  const written = host.trim();
  return NO_PART_OF_A_HOST.test(written) ? null : hostOfAddress(`http://${written}`);
};

/**
 * The city whose base address has exactly this host, else the first one; undefined only for an
 * empty list. A host that merely contains another never matches it. Rules 5.1.
 */
export const cityByHost = <C extends { readonly baseUrl: string }>(
  cities: readonly C[],
  host: string,
): C | undefined => {
  const wanted = normalHost(host);
  const match =
    wanted === null ? undefined : cities.find((city) => hostOfAddress(city.baseUrl) === wanted);
  return match ?? cities[0];
};
