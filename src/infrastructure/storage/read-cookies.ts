/**
 * Cookies of a header by name, still as they were written. Of a name that comes twice the first
 * counts, in the browser as on the server; broken escapes do not matter, since nothing is unescaped.
 */
export const readCookies = (header: string): ReadonlyMap<string, string> => {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 0) continue;
    const name = pair.slice(0, equals).trim();
    const value = pair
      .slice(equals + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    if (name !== '' && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
};
