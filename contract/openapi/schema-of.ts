import * as t from 'io-ts';
import { DescribedType, KnownItemsType, LeafType, TolerantType } from '../wire/codec';
import type { Schema } from '../wire/schema';
import { ref } from '../wire/schema';

/** Codecs that the document names among its components. */
export type Names = ReadonlyMap<t.Mixed, string>;

/** The kinds of io-ts that the wire is written in; the tags are its own. */
export type Structure =
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.IntersectionType<t.Mixed[]>
  | t.ReadonlyArrayType<t.Mixed>
  | t.DictionaryType<t.StringC, t.Mixed>
  | t.AnyDictionaryType
  | t.UnionType<t.Mixed[]>
  | t.LiteralType<string>
  | t.StringType
  | t.NumberType
  | t.BooleanType
  | t.NullType
  | t.UnknownType;

const fieldsOf = (props: t.Props, names: Names): Record<string, Schema> =>
  Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, schemaOf(codec, names)]));

const mergedObjects = (parts: readonly Schema[]): Schema => {
  const required = parts.flatMap((part) => part.required ?? []);
  return {
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    ...(required.length > 0 ? { required } : {}),
  };
};

const NULL: Schema = { type: 'null' };

const alternatives = (parts: readonly Schema[]): Schema => {
  const [first, ...others] = parts.filter(({ type }) => type !== 'null');
  const isNullable = parts.some(({ type }) => type === 'null');
  // Of several plain types one list of them.
  const isPlain = (part: Schema): boolean => typeof part.type === 'string' && !part.enum;
  if (first && others.length === 0 && isNullable && isPlain(first) && first.type !== undefined)
    return { ...first, type: [first.type, 'null'].flat() as Schema['type'] & object };
  const plain = parts.every((part) => Object.keys(part).join() === 'type');
  if (plain) return { type: parts.flatMap(({ type }) => type ?? []) };
  return { anyOf: [...(first ? [first, ...others] : []), ...(isNullable ? [NULL] : [])] };
};

const structureOf = (codec: Structure, names: Names): Schema => {
  switch (codec._tag) {
    case 'InterfaceType': {
      const required = Object.keys(codec.props);
      const properties = fieldsOf(codec.props, names);
      return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
    }
    case 'PartialType':
      return { type: 'object', properties: fieldsOf(codec.props, names) };
    case 'IntersectionType':
      return mergedObjects(codec.types.map((part) => bodyOf(part, names)));
    case 'ReadonlyArrayType':
      return { type: 'array', items: schemaOf(codec.type, names) };
    case 'DictionaryType':
      return { type: 'object', additionalProperties: schemaOf(codec.codomain, names) };
    case 'AnyDictionaryType':
      return { type: 'object' };
    case 'UnionType':
      return alternatives(codec.types.map((part) => schemaOf(part, names)));
    case 'LiteralType':
      return { const: codec.value };
    case 'StringType':
      return { type: 'string' };
    case 'NumberType':
      return { type: 'number' };
    case 'BooleanType':
      return { type: 'boolean' };
    case 'NullType':
      return NULL;
    case 'UnknownType':
      return {};
  }
};

/** What a codec says of its values, as JSON Schema, without the name that it may have. */
export const bodyOf = (codec: t.Mixed, names: Names): Schema => {
  if (codec instanceof LeafType) {
    // Validators divide binary fractions: 0.3 is no multiple of 0.0001 to them.
    const { multipleOf: _decimals, ...schema } = codec.schema;
    return schema;
  }
  if (codec instanceof KnownItemsType)
    return { type: 'array', items: schemaOf(codec.codec, names) };
  if (codec instanceof TolerantType) return schemaOf(codec.codec, names);
  if (codec instanceof DescribedType)
    return codec.promise instanceof t.Type
      ? schemaOf(codec.promise, names)
      : { ...schemaOf(codec.codec, names), ...codec.promise };
  // Every codec of io-ts has a tag; a kind that is not used yet has no case above.
  return structureOf(codec as unknown as Structure, names);
};

/** The same, by a reference where the document names the codec. */
export const schemaOf = (codec: t.Mixed, names: Names): Schema => {
  const name = names.get(codec);
  return name === undefined ? bodyOf(codec, names) : ref(name);
};
