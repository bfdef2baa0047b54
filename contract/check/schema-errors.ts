import type { ErrorObject } from 'ajv';

/** One place of an answer that is not as the contract says. */
export interface Misfit {
  /** Such as `goods.0.price`; empty for the whole. */
  readonly place: string;
  readonly expected: string;
  /** Never a text of the answer itself: it may be a token or a phone. */
  readonly came: string;
}

/** A value as it may be printed. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${String(value.length)}`;
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return Math.abs(value) < 1e9 ? String(value) : 'a huge number';
  return typeof value === 'boolean' ? String(value) : 'an object';
};

/** Codes and other words of programs may be printed, whatever else is said may not. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[a-z]+([._][a-z]+)*$/.test(value) && value.length <= 40
    ? `"${value}"`
    : kindOf(value);

const placeOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/'));
  const inside: unknown =
    keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  return [...parts, ...(typeof inside === 'string' ? [inside] : [])].join('.');
};

const listed = (values: unknown): string =>
  Array.isArray(values)
    ? `one of ${values.map((value) => String(value)).join(', ')}`
    : String(values);

const expectedOf = (error: ErrorObject): string => {
  const { keyword, params, message } = error;
  switch (keyword) {
    case 'type':
      return `type ${[params['type']].flat().join(' or ')}`;
    case 'required':
      return 'the field to be there';
    case 'additionalProperties':
      return 'no field that the contract does not have';
    case 'enum':
      return listed(params['allowedValues']);
    case 'const':
      return `"${String(params['allowedValue'])}"`;
    case 'multipleOf':
      return `at most ${String(Math.round(-Math.log10(Number(params['multipleOf']))))} decimals`;
    default:
      return (message ?? keyword).replace(/^must /, 'to ');
  }
};

const cameOf = ({ keyword, data }: ErrorObject): string => {
  if (keyword === 'required') return 'nothing';
  if (keyword === 'additionalProperties') return 'one more';
  return keyword === 'enum' || keyword === 'const' ? wordOf(data) : kindOf(data);
};

/** Which alternative was meant is the one that fits deepest; the others say nothing new. */
const isAlternative = ({ keyword }: ErrorObject): boolean =>
  keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'if';

const typesOf = (error: ErrorObject): readonly string[] =>
  error.keyword === 'type' ? [error.params['type']].flat().map(String) : [];

/** `null or X` fails twice at one place: that null was not meant goes without saying. */
const isOnlyNull = (error: ErrorObject, all: readonly ErrorObject[]): boolean =>
  typesOf(error).join('') === 'null' &&
  error.data !== null &&
  all.some((other) => other !== error && other.instancePath.startsWith(error.instancePath));

/** What the validator found, in words, each place once. */
export const misfitsOf = (errors: readonly ErrorObject[]): readonly Misfit[] => {
  const telling = errors.filter((error) => !isAlternative(error) && !isOnlyNull(error, errors));
  const places = new Map<string, Misfit>();
  for (const error of telling.length > 0 ? telling : errors) {
    const place = placeOf(error);
    if (!places.has(place))
      places.set(place, { place, expected: expectedOf(error), came: cameOf(error) });
  }
  return [...places.values()];
};
