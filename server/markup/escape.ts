const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element's content or for an attribute in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** How deep in the state the parts are that do not change from request to request, such as a menu's dishes. */
const PARTS = 3;

const written = new WeakMap<object, Buffer>();

const writtenOnce = (value: object): Buffer => {
  const known = written.get(value) ?? Buffer.from(scriptJson(value));
  written.set(value, known);
  return known;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the JSON of a value to what is written already; text that follows text is one piece with it. */
const writeJson = (value: unknown, depth: number, pieces: (Buffer | string)[]): void => {
  const write = (text: string): void => {
    const last = pieces.at(-1);
    if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
    else pieces.push(text);
  };
  if (typeof value !== 'object' || value === null) write(scriptJson(value));
  else if (depth === 0 || !isRecord(value)) pieces.push(writtenOnce(value));
  else {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    write('{');
    fields.forEach(([name, field], index) => {
      write(`${index === 0 ? '' : ','}${scriptJson(name)}:`);
      writeJson(field, depth - 1, pieces);
    });
    write('}');
  }
};

/**
 * As `scriptJson`, for the state of a page, in bytes: what many pages have in common is written once.
 */
export const stateJson = (state: unknown): readonly Buffer[] => {
  const pieces: (Buffer | string)[] = [];
  writeJson(state, PARTS, pieces);
  return pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
};

/**
 * JSON for the inside of a script element: `<` can neither close it nor open a comment, and the two
 * line separators that JSON allows and old JavaScript does not are written out.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
