import type { Schema } from '../wire/schema';

/** Amounts are binary fractions: 0.1 + 0.2 is still an amount. */
const TOLERANCE = 1e-6;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const isOfType = (value: unknown, type: string): boolean => {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
};

/** Whether a limit is kept, and how it is said. */
type Limit = readonly [isKept: boolean, said: string];

const numberLimits = (value: number, schema: Schema): readonly Limit[] => {
  const { minimum, maximum, exclusiveMinimum, multipleOf = 0 } = schema;
  const steps = multipleOf === 0 ? 0 : value / multipleOf;
  return [
    [value >= (minimum ?? value), `at least ${String(minimum)}`],
    [value <= (maximum ?? value), `at most ${String(maximum)}`],
    [
      exclusiveMinimum === undefined || value > exclusiveMinimum,
      `more than ${String(exclusiveMinimum)}`,
    ],
    [
      Math.abs(Math.round(steps) - steps) <= TOLERANCE,
      `at most ${String(Math.round(-Math.log10(multipleOf)))} decimals`,
    ],
  ];
};

const textLimits = (value: string, { minLength, maxLength, pattern }: Schema): readonly Limit[] => [
  [value.length >= (minLength ?? 0), `at least ${String(minLength)} characters`],
  [value.length <= (maxLength ?? Infinity), `at most ${String(maxLength)} characters`],
  [pattern === undefined || new RegExp(pattern, 'u').test(value), `a text like ${String(pattern)}`],
];

const listLimits = (
  value: readonly unknown[],
  { minItems, maxItems, uniqueItems }: Schema,
): readonly Limit[] => [
  [value.length >= (minItems ?? 0), `at least ${String(minItems)} items`],
  [value.length <= (maxItems ?? Infinity), `at most ${String(maxItems)} items`],
  [uniqueItems !== true || new Set(value).size === value.length, 'no item twice'],
];

const limitsOf = (value: unknown, schema: Schema): readonly Limit[] => {
  const words = schema.enum ?? [value];
  return [
    [words.includes(value), `one of ${words.map(String).join(', ')}`],
    ...(typeof value === 'number' ? numberLimits(value, schema) : []),
    ...(typeof value === 'string' ? textLimits(value, schema) : []),
    ...(Array.isArray(value) ? listLimits(value, schema) : []),
  ];
};

/** The first limit of a schema that a value breaks, in words; null where it keeps them all. */
export const brokenLimit = (value: unknown, schema: Schema): string | null => {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return types.map((type) => TYPES[type]).join(' or ');
  return limitsOf(value, schema).find(([isKept]) => !isKept)?.[1] ?? null;
};
