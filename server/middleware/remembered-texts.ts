import type { TFunction, i18n } from 'i18next';

/** About a hundred bytes each. */
const MOST_REMEMBERED = 20_000;

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** What a text is asked for by, as one key; null for what is not remembered. */
const keyOf = (key: unknown, options: unknown): string | null => {
  if (typeof key !== 'string') return null;
  if (options === undefined) return key;
  if (typeof options !== 'object' || options === null) return null;
  return Object.values(options).every(isPlain) ? key + JSON.stringify(options) : null;
};

/**
 * The same texts, each made once: an instance never changes here, so a text depends on nothing but on
 * what it is asked for with. The library looks for plurals, contexts and nested texts each time.
 */
export const rememberTexts = (texts: i18n): i18n => {
  const make = texts.t.bind(texts);
  const remembered = new Map<string, string>();
  const tell = (key: unknown, options?: unknown): unknown => {
    const whole = keyOf(key, options);
    // The library's own signature knows every form of a call; they are passed on as they came.
    if (whole === null) return make(key as never, options as never);
    const known = remembered.get(whole);
    if (known !== undefined) return known;
    const text: unknown = make(key as never, options as never);
    if (typeof text === 'string') {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(whole, text);
    }
    return text;
  };
  texts.t = tell as TFunction;
  return texts;
};
