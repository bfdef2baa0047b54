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

/** Puts a value together again from its parts; stops at the first that is missing. */
export const joinCookie = (name: string, read: (name: string) => string | undefined): string => {
  let value = '';
  for (let index = 0; ; index += 1) {
    const part = read(partName(name, index));
    if (part === undefined || part === '') return value;
    value += part;
  }
};

/** Whether the parts of a value end before its end. */
export const isCookieCut = (
  name: string,
  value: string,
  read: (name: string) => string | undefined,
): boolean =>
  value !== '' &&
  value.length % PART_LIMIT === 0 &&
  read(partName(name, value.length / PART_LIMIT)) === undefined;
