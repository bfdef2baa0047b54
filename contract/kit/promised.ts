import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Structure } from '../openapi/schema-of';
import { DescribedType, KnownItemsType, LeafType, TolerantType } from '../wire/codec';
import { Money, SignedMoney } from '../wire/primitives';
import type { Schema } from '../wire/schema';
import { brokenLimit } from './schema-limits';

/** How strictly an answer is checked, beyond the contract. */
export interface Strictness {
  /** Refuses fields that the contract does not name, which readers ignore. */
  readonly isClosed?: boolean;
  /** The most decimals that an amount of money may have. Rules 1.4. */
  readonly digits?: number;
}

/** A codec that is validated otherwise; `codec` is the original. */
const checked = (codec: t.Mixed, validate: t.Validate<unknown, unknown>): t.Mixed =>
  Object.assign(new t.Type(codec.name, codec.is, validate, t.identity), { codec });

/** Within the limits of a schema, too. */
const limited = (codec: t.Mixed, schema: Schema): t.Mixed =>
  checked(codec, (value, context) => {
    const broken = brokenLimit(value, schema);
    return broken === null ? codec.validate(value, context) : t.failure(value, context, broken);
  });

/** A field that may be left out, which is not the same as null. */
const optional = (codec: t.Mixed): t.Mixed =>
  checked(codec, (value, context) =>
    value === undefined ? t.success(value) : codec.validate(value, context),
  );

/** An object without any field that the contract does not name. */
const closed = (object: t.InterfaceType<t.Props>): t.Mixed =>
  checked(object, (value, context) => {
    const read = object.validate(value, context);
    if (isLeft(read)) return read;
    const more = Object.entries<unknown>(Object(value) as Record<string, unknown>)
      .filter(([name]) => !(name in object.props))
      .map(([name, field]) => ({
        value: field,
        context: t.appendContext(context, name, t.never, field),
        message: 'no field that the contract does not have',
      }));
    return more.length === 0 ? read : t.failures(more);
  });

const mapped = (props: t.Props, change: (codec: t.Mixed) => t.Mixed): t.Props =>
  Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, change(codec)]));

/** The fields of an object, in however many parts it is written; null for what is no object. */
const fieldsOf = (codec: t.Mixed, strict: (codec: t.Mixed) => t.Mixed): t.Props | null => {
  if (codec instanceof DescribedType)
    return fieldsOf(codec.promise instanceof t.Type ? codec.promise : codec.codec, strict);
  // Every codec of io-ts has a tag; codecs of our own have none of these.
  const structure = codec as unknown as Structure;
  switch (structure._tag) {
    case 'InterfaceType':
      return mapped(structure.props, strict);
    case 'PartialType':
      return mapped(structure.props, (inner) => optional(strict(inner)));
    case 'IntersectionType':
      return Object.assign({}, ...structure.types.map((part) => fieldsOf(part, strict)));
    default:
      return null;
  }
};

const isOpen = (codec: t.Mixed): boolean =>
  codec instanceof DescribedType &&
  !(codec.promise instanceof t.Type) &&
  codec.promise.additionalProperties === true;

const schemaWith = ({ digits }: Strictness, codec: LeafType<unknown, unknown>): Schema =>
  digits !== undefined && (codec === Money || codec === SignedMoney)
    ? { ...codec.schema, multipleOf: 1 / 10 ** digits }
    : codec.schema;

/** The codec of what the contract promises: as strict as the document, where readers are tolerant. */
export const promised = (codec: t.Mixed, strictness: Strictness = {}): t.Mixed => {
  const strict = (inner: t.Mixed): t.Mixed => promised(inner, strictness);
  const fields = fieldsOf(codec, strict);
  if (fields) {
    const object = t.type(fields, 'an object');
    return strictness.isClosed && !isOpen(codec) ? closed(object) : object;
  }
  if (codec instanceof LeafType) return limited(codec, schemaWith(strictness, codec));
  if (codec instanceof TolerantType) return strict(codec.codec);
  if (codec instanceof KnownItemsType) return t.readonlyArray(strict(codec.codec), 'a list');
  if (codec instanceof DescribedType)
    return codec.promise instanceof t.Type
      ? strict(codec.promise)
      : limited(strict(codec.codec), codec.promise);
  // As above.
  const structure = codec as unknown as Structure;
  switch (structure._tag) {
    case 'ReadonlyArrayType':
      return t.readonlyArray(strict(structure.type), 'a list');
    case 'DictionaryType':
      return t.record(structure.domain, strict(structure.codomain), 'an object');
    case 'UnionType': {
      const [one = codec, other = codec, ...more] = structure.types.map(strict);
      return t.union([one, other, ...more]);
    }
    default:
      return codec;
  }
};
