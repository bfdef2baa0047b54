const NO_DIGIT = /\P{Nd}/gu;
const ONE_DIGIT = /\p{Nd}/u;

const isDigit = (codePoint: number): boolean => ONE_DIGIT.test(String.fromCodePoint(codePoint));

/** Every script keeps its ten digits together in their order, so the place in the row is the value. */
const latinDigit = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return String((codePoint - first) % 10);
};

/** The digits of a text, written 0 to 9 whatever script they came in, and nothing else. Rules 18.1. */
export const digitsOf = (text: string): string =>
  Array.from(text.replace(NO_DIGIT, ''), latinDigit).join('');
