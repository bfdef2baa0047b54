/**
 * A host in its normal form: lower case, without port and final dot; null when it is no host.
 * Names in other scripts compare by their ASCII form. Rules 5.1.
 */
export const normalHost = (host: string): string | null => {
  try {
    const { hostname } = new URL(`http://${host.trim()}`);
    return hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
};

const hostOfBaseUrl = (baseUrl: string): string | null => {
  try {
    return new URL(baseUrl).hostname.replace(/\.$/, '');
  } catch {
    return null;
  }
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
    wanted === null ? undefined : cities.find((city) => hostOfBaseUrl(city.baseUrl) === wanted);
  return match ?? cities[0];
};
