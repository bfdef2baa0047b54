/** Some servers decode what a proxy before them has decoded already. */
const DECODING_ROUNDS = [1, 2, 3];

const decodeAscii = (path: string): string =>
  path.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/**
 * The path as the most tolerant of servers would read it: without the host of an absolute form,
 * ASCII escapes decoded, slashes of either kind merged, in lower case.
 */
export const canonicalPath = (path: string): string =>
  DECODING_ROUNDS.reduce(decodeAscii, path)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[/\\]+/g, '/')
    .toLowerCase();
