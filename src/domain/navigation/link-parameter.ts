/**
 * The value of a parameter in an address or in its query alone; null when it has none. Of several
 * of the same name the first one counts. What stands behind a "#" is no part of the query.
 */
export const linkParameter = (address: string, name: string): string | null => {
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1];
  return query === undefined ? null : new URLSearchParams(query).get(name);
};
