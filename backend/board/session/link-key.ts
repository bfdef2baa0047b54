/** The key of a link that signs in once, which nobody is to read in the address bar. */
export const takeLinkKey = (): string | null => {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key !== null) history.replaceState(null, '', location.pathname + location.search);
  return key;
};
