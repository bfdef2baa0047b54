export declare const cutWords: (
  words: object,
  part: 'first' | 'further',
  first: readonly string[],
) => object;
