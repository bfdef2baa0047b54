import { jsonPlaces } from './json-places';

/** What ends a value, and what begins one or a name. */
const VALUE_END = /["}\]\w]$/;
const VALUE_START = /^["{[\w-]/;

/** Returns what people do to JSON by hand, and what to write instead; null for any other mistake. */
export const jsonMistake = (text: string): string | null => {
  const { brokenAt } = jsonPlaces(text);
  if (brokenAt === null) return null;
  const before = text.slice(0, brokenAt).trimEnd();
  const after = text.slice(brokenAt);
  const rest = after.trimStart();
  const [number] = /\d+,$/.exec(before) ?? [];
  const [decimals] = /^\d+/.exec(after) ?? [];
  if (number !== undefined && decimals !== undefined)
    return `a number has a point: ${number.slice(0, -1)}.${decimals}, not ${number}${decimals}`;
  if (before.endsWith(',') && /^[}\]]/.test(rest)) return `no comma before "${rest.charAt(0)}"`;
  if (VALUE_END.test(before) && VALUE_START.test(rest))
    return `a comma is missing after ${lastLine(before)}`;
  return null;
};

/** The line that a text ends in, short enough for a message. */
const lastLine = (text: string): string =>
  text
    .slice(text.lastIndexOf('\n') + 1)
    .trim()
    .slice(-60);
