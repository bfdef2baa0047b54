import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Structure } from '../openapi/schema-of';
import { DescribedType, KnownItemsType, LeafType, TolerantType } from '../wire/codec';
import type { Schema } from '../wire/schema';
import { brokenLimit } from './schema-limits';

/** A codec that is asked after something else was looked at. */
class CheckedType extends t.Type<unknown> {
  constructor(
    readonly codec: t.Mixed,
    validate: t.Validate<unknown, unknown>,
  ) {
    super(codec.name, codec.is, validate, t.identity);
  }
}

/** Within the limits of a schema, too. */
const limited = (codec: t.Mixed, schema: Schema): t.Mixed =>
  new CheckedType(codec, (value, context) => {
    const broken = brokenLimit(value, schema);
    return broken === null ? codec.validate(value, context) : t.failure(value, context, broken);
  });

/** A field that may be left out, which is not the same as null. */
const optional = (codec: t.Mixed): t.Mixed =>
  new CheckedType(codec, (value, context) =>
    value === undefined ? t.success(value) : codec.validate(value, context),
  );

/** An object without any field that the contract does not name. */
const closed = (object: t.InterfaceType<t.Props>): t.Mixed =>
  new CheckedType(object, (value, context) => {
    const read = object.validate(value, context);
    if (isLeft(read)) return read;
    const more = Object.entries(value as object)
      .filter(([name]) => !(name in object.props))
      .map(([name, field]: [string, unknown]) => ({
        value: field,
        context: t.appendContext(context, name, t.never, field),
        message: 'no field that the contract does not have',
      }));
    return more.length === 0 ? read : t.failures(more);
  });

const mapped = (props: t.Props, change: (codec: t.Mixed) => t.Mixed): t.Props =>
  Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, change(codec)]));

/** The fields of an object, in however many parts it is written; null for what is no object. */
const fieldsOf = (codec: t.Mixed, isClosed: boolean): t.Props | null => {
  if (codec instanceof DescribedType)
    return fieldsOf(codec.promise instanceof t.Type ? codec.promise : codec.codec, isClosed);
  const strict = (inner: t.Mixed): t.Mixed => promised(inner, isClosed);
  // Every codec of io-ts has a tag, and ours have been looked at.
  const structure = codec as unknown as Structure;
  switch (structure._tag) {
    case 'InterfaceType':
      return mapped(structure.props, strict);
    case 'PartialType':
      return mapped(structure.props, (inner) => optional(strict(inner)));
    case 'IntersectionType':
      return Object.assign({}, ...structure.types.map((part) => fieldsOf(part, isClosed)));
    default:
      return null;
  }
};

const isOpen = (codec: t.Mixed): boolean =>
  codec instanceof DescribedType &&
  !(codec.promise instanceof t.Type) &&
  codec.promise.additionalProperties === true;

/**
 * The codec of what the contract promises: as strict as the document, where readers are tolerant. An
 * `isClosed` one refuses fields that the contract does not name.
 */
export const promised = (codec: t.Mixed, isClosed = false): t.Mixed => {
  const strict = (inner: t.Mixed): t.Mixed => promised(inner, isClosed);
  const fields = fieldsOf(codec, isClosed);
  if (fields) {
    const object = t.type(fields, 'an object');
    return isClosed && !isOpen(codec) ? closed(object) : object;
  }
  if (codec instanceof LeafType) return limited(codec, codec.schema);
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
