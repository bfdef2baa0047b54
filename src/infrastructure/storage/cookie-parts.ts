/** Bytes of one cookie's value: with name and attributes it stays under the 4096 that browsers keep. */
export const PART_LIMIT = 3800;

/** The name of a value's part: `cart`, `cart_1`, `cart_2` … */
export const partName = (name: string, index: number): string =>
  index === 0 ? name : `${name}_${String(index)}`;

/**
 * Cuts a value of plain ASCII into parts that fit a cookie each. The last part is never full, so that
 * a full one says that another follows.
 */
export const splitCookie = (value: string): readonly string[] => {
  const parts: string[] = [];
  for (let start = 0; start <= value.length; start += PART_LIMIT) {
    parts.push(value.slice(start, start + PART_LIMIT));
  }
  return parts;
};

/** Puts a value together again from its parts; `isCut` where those after a full one are missing. */
export const joinCookie = (name: string, cookies: ReadonlyMap<string, string>) => {
  let value = '';
  for (let index = 0; ; index += 1) {
    const part = cookies.get(partName(name, index));
    if (!part) {
      const isCut = part === undefined && value !== '' && value.length % PART_LIMIT === 0;
      return { value, isCut };
    }
    value += part;
  }
};
