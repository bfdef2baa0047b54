/** Cookies as a browser keeps them: written one at a time, read all together without attributes. */
export const cookieJar = () => {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    /** Every cookie as it was written, with its attributes. */
    written,
    get cookie(): string {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split(';');
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      const isRemoval = attributes.some((attribute) => attribute.trim() === 'Max-Age=0');
      if (isRemoval) kept.delete(name);
      else if (text.length <= 4096) kept.set(name, pair.slice(equals + 1));
    },
  };
};
