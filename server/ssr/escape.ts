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

/** How deep in the state the parts are that do not change from visit to visit, such as a menu's dishes. */
const PARTS = 3;

const written = new WeakMap<object, string>();

const writtenOnce = (value: object): string => {
  const known = written.get(value) ?? scriptJson(value);
  written.set(value, known);
  return known;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stateJsonAt = (value: unknown, depth: number): string => {
  if (typeof value !== 'object' || value === null) return scriptJson(value);
  if (depth === 0 || !isRecord(value)) return writtenOnce(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${scriptJson(name)}:${stateJsonAt(field, depth - 1)}`);
  return `{${fields.join(',')}}`;
};

/** As `scriptJson`, for the state of a page: what many pages have in common is written once. */
export const stateJson = (state: unknown): string => stateJsonAt(state, PARTS);

/**
 * JSON for the inside of a script element: `<` can neither close it nor open a comment, and the two
 * line separators that JSON allows and old JavaScript does not are written out.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
