/**
 * The value of a parameter in an address or in its query alone; null when it has none. Of several
 * of the same name the first one counts. What stands behind a "#" is no part of the query.
 */
export const linkParameter = (address: string, name: string): string | null => {
  const [withoutHash = ''] = address.split('#', 1);
  const question = withoutHash.indexOf('?');
  return question < 0 ? null : new URLSearchParams(withoutHash.slice(question)).get(name);
};
