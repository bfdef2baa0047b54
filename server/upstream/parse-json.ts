import type { RawAxiosHeaders } from 'axios';

const isJson = (headers: RawAxiosHeaders): boolean =>
  // Of Node's own adapter: one header is one text.
  /[/+]json\b/i.test(String(headers['content-type'] ?? headers['Content-Type'] ?? ''));

/** Parses what says that it is JSON. All else stays text, which then fits no contract. */
export const parseJson = (text: unknown, headers: RawAxiosHeaders): unknown => {
  if (typeof text !== 'string' || !isJson(headers)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
