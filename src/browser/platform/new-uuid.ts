const VERSION_AT = 6;
const VARIANT_AT = 8;

/** The form of a UUID: 8, 4, 4, 4 and 12 digits. */
const FORM = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** A new random UUID, also on pages without TLS, where the browser itself makes none. */
export const newUuid = (chance: Pick<Crypto, 'getRandomValues'>): string => {
  const bytes = chance.getRandomValues(new Uint8Array(16));
  bytes[VERSION_AT] = ((bytes[VERSION_AT] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_AT] = ((bytes[VARIANT_AT] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(FORM, '$1-$2-$3-$4-$5');
};
