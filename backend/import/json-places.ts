/** The next sign, text, number or word of JSON, with the white space before it. */
const TOKEN =
  /[ \t\n\r]*([{}[\],:]|"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** The path of a value in an object or a list: names after dots, places in lists in brackets. */
export const pathIn = (path: string, key: string): string => {
  if (/^\d+$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** No file of ours is nested deeper; one that is would fill the stack. */
const MAX_DEPTH = 500;

/** Where a JSON text has its values, and where it stops being JSON. */
export interface JsonPlaces {
  /** The line of a value, or of what it would be in; null where the text has nothing of it. */
  lineOf(path: string): number | null;
  /** The line of the first thing that is wrong; null for right JSON. */
  readonly brokenLine: number | null;
  /** Where the right part of the text ends; null for right JSON. */
  readonly brokenAt: number | null;
  /** Values whose name stands in their object twice. JSON readers take the last and drop the first. */
  readonly repeated: readonly string[];
}

const parentOf = (path: string): string => path.replace(/(^|\.)[^.[\]]*$|\[\d+\]$/, '');

/** Reads a JSON text for the places of its values, from the first sign to the first mistake. */
export const jsonPlaces = (text: string): JsonPlaces => {
  const offsets = new Map<string, number>();
  const repeated = new Set<string>();
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  let at = 0;
  const next = (): string | undefined => {
    TOKEN.lastIndex = at;
    const [whole, token] = TOKEN.exec(text) ?? [];
    if (whole !== undefined && token !== undefined) at += whole.length;
    return token;
  };
  const peek = (): string | undefined => {
    const before = at;
    const token = next();
    at = before;
    return token;
  };
  /** Returns whether what comes next is this sign, which is then behind us. */
  const took = (sign: string): boolean => peek() === sign && next() === sign;
  const readItems = (close: string, readItem: (index: number) => boolean): boolean => {
    if (took(close)) return true;
    for (let index = 0; ; index += 1) {
      if (!readItem(index)) return false;
      if (took(close)) return true;
      if (!took(',')) return false;
    }
  };
  const readMember = (path: string): boolean => {
    const key = peek();
    if (key?.startsWith('"') !== true) return false;
    next();
    const place = pathIn(path, String(JSON.parse(key)));
    if (offsets.has(place)) repeated.add(place);
    return took(':') && readValue(place);
  };
  let depth = 0;
  const readNested = (read: () => boolean): boolean => {
    depth += 1;
    const isRight = depth <= MAX_DEPTH && read();
    depth -= 1;
    return isRight;
  };
  const readValue = (path: string): boolean => {
    const start = peek();
    if (start === undefined || /^[}\],:]/.test(start)) return false;
    next();
    offsets.set(path, at - 1);
    if (start === '{') return readNested(() => readItems('}', () => readMember(path)));
    if (start === '[')
      return readNested(() => readItems(']', (index) => readValue(pathIn(path, String(index)))));
    return true;
  };
  const isRight = readValue('') && /^[ \t\n\r]*$/.test(text.slice(at));
  const startOfRest = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
  return {
    brokenLine: isRight ? null : lineAt(startOfRest),
    brokenAt: isRight ? null : at,
    repeated: [...repeated],
    lineOf: (path) => {
      for (let place = path; ; place = parentOf(place)) {
        const offset = offsets.get(place);
        if (offset !== undefined) return lineAt(offset);
        if (place === '') return null;
      }
    },
  };
};
