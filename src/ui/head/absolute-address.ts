/** A path or an address as a full address, as search engines and previews need it; null for none. */
export const absoluteAddress = (address: string, baseUrl: string): string | null => {
  try {
    const { protocol, href } = new URL(address, baseUrl);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  } catch {
    return null;
  }
};
