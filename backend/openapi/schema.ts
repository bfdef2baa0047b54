/** The part of JSON Schema 2020-12 that the contract is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: SchemaType | readonly SchemaType[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
}

type SchemaType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

type Fields = Readonly<Record<string, Schema>>;

/** An object with fields that are always there, and fields that may be left out. */
export const object = (always: Fields, sometimes: Fields = {}, more: Schema = {}): Schema => ({
  type: 'object',
  properties: { ...always, ...sometimes },
  ...(Object.keys(always).length > 0 ? { required: Object.keys(always) } : {}),
  ...more,
});

export const list = (items: Schema, more: Schema = {}): Schema => ({
  type: 'array',
  items,
  ...more,
});

export const text = (more: Schema = {}): Schema => ({ type: 'string', ...more });

export const words = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });

export const flag = (description?: string): Schema => ({
  type: 'boolean',
  ...(description === undefined ? {} : { description }),
});

export const whole = (minimum: number, maximum?: number, more: Schema = {}): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
  ...more,
});

/** What may also be null. */
export const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string' && schema.enum === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

/** A schema of the document's components. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The same with words of its own. */
export const described = (schema: Schema, description: string): Schema => ({
  ...schema,
  description,
});
