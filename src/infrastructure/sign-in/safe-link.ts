/** Only to find out whether an address is a path; nothing is ever there. */
const ELSEWHERE = 'https://elsewhere.invalid';

/**
 * A link that a window of ours may be led to: an https address, or a path of the shop itself, as a
 * browser reads it. Null for anything else, such as a link that would run as a script.
 */
export const safeLink = (link: string): string | null => {
  try {
    const { protocol, origin, href, pathname, search, hash } = new URL(link, ELSEWHERE);
    if (origin === ELSEWHERE) return link.startsWith('/') ? pathname + search + hash : null;
    return protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
};
