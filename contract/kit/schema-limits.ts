import type { Schema, SchemaType } from '../wire/schema';

/** Amounts are binary fractions: 0.1 + 0.2 is still an amount. */
const TOLERANCE = 1e-6;

type Kind = readonly [said: string, is: (value: unknown) => boolean];

const KINDS: Readonly<Record<SchemaType, Kind>> = {
  string: ['a text', (value) => typeof value === 'string'],
  number: ['a number', (value) => typeof value === 'number'],
  integer: ['a whole number', Number.isInteger],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  array: ['a list', Array.isArray],
  object: [
    'an object',
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ],
  null: ['null', (value) => value === null],
};

/** Whether a value is within a limit, and the limit in words. */
type Limit = readonly [isKept: boolean, said: string];

const between = (size: number, unit: string, least = -Infinity, most = Infinity): Limit[] => [
  [size >= least, `at least ${String(least)}${unit}`],
  [size <= most, `at most ${String(most)}${unit}`],
];

const numberLimits = (value: number, schema: Schema): Limit[] => {
  const { minimum, maximum, exclusiveMinimum = -Infinity, multipleOf } = schema;
  const steps = multipleOf === undefined ? 0 : value / multipleOf;
  return [
    ...between(value, '', minimum, maximum),
    [value > exclusiveMinimum, `more than ${String(exclusiveMinimum)}`],
    [
      Math.abs(Math.round(steps) - steps) <= TOLERANCE,
      `at most ${String(Math.round(-Math.log10(multipleOf ?? 1)))} decimals`,
    ],
  ];
};

const limitsOf = (value: unknown, schema: Schema): Limit[] => {
  const { pattern, minLength, maxLength, minItems, maxItems, uniqueItems } = schema;
  if (typeof value === 'number') return numberLimits(value, schema);
  if (typeof value === 'string')
    return [
      ...between(value.length, ' characters', minLength, maxLength),
      [new RegExp(pattern ?? '', 'u').test(value), `a text like ${String(pattern)}`],
    ];
  if (!Array.isArray(value)) return [];
  return [
    ...between(value.length, ' items', minItems, maxItems),
    [uniqueItems !== true || new Set(value).size === value.length, 'no item twice'],
  ];
};

/** The first limit of a schema that a value breaks, in words; null where it is within all. */
export const brokenLimit = (value: unknown, schema: Schema): string | null => {
  const kinds = [schema.type ?? []].flat().map((type) => KINDS[type]);
  if (kinds.length > 0 && !kinds.some(([, is]) => is(value)))
    return kinds.map(([said]) => said).join(' or ');
  const values = schema.enum ?? [value];
  if (!values.includes(value)) return `one of ${values.map(String).join(', ')}`;
  return limitsOf(value, schema).find(([isKept]) => !isKept)?.[1] ?? null;
};
