const ALLOWED_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * An address outside the shop as a browser reads it, so that no tab or line break hides what it is;
 * null for anything that is not http, https, mailto or tel. Rules 21.1.
 */
export const externalAddress = (address: string): string | null => {
  try {
    const { protocol, href } = new URL(address);
    return ALLOWED_PROTOCOLS.includes(protocol) ? href : null;
  } catch {
    return null;
  }
};
