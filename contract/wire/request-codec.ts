import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { isPlainText } from '../../src/domain/text/plain-text';
import { LeafType, described } from './codec';
import { MAX_FAILURES } from './failures';
import { Money } from './primitives';

/** Decodes items until so many places are wrong that nobody reads on. */
const decodeItems = <C extends t.Mixed>(
  item: C,
  values: readonly unknown[],
  context: t.Context,
): t.Validation<readonly t.TypeOf<C>[]> => {
  const items: t.TypeOf<C>[] = [];
  const errors: t.ValidationError[] = [];
  for (const [index, value] of values.entries()) {
    const decoded = item.validate(value, t.appendContext(context, String(index), item, value));
    if (isLeft(decoded)) errors.push(...decoded.left);
    else items.push(decoded.right);
    if (errors.length >= MAX_FAILURES) break;
  }
  return errors.length > 0 ? t.failures(errors) : t.success(items);
};

/**
 * A list from outside. Its length is checked before its items, and the first 50 wrong places end
 * the reading: neither a long list nor many mistakes cost much.
 */
export class ShortListType<C extends t.Mixed> extends t.ReadonlyArrayType<
  C,
  readonly t.TypeOf<C>[],
  readonly t.OutputOf<C>[],
  unknown
> {
  constructor(
    item: C,
    readonly maxLength: number,
  ) {
    const { is, encode } = t.readonlyArray(item);
    super(
      'a list',
      is,
      (value, context) =>
        Array.isArray(value) && value.length <= maxLength
          ? decodeItems(item, value, context)
          : t.failure(value, context),
      encode,
      item,
    );
  }
}

export const shortList = <C extends t.Mixed>(item: C, maxItems: number) =>
  described(new ShortListType(item, maxItems), { maxItems });

/** A text of at most so many UTF-16 units that databases and pages can hold; longer ones are refused unread. */
export const shortText = (maxLength: number, description?: string) =>
  new LeafType<string>(
    'a text',
    { type: 'string', maxLength, ...(description === undefined ? {} : { description }) },
    (input) =>
      typeof input === 'string' && input.length <= maxLength && isPlainText(input) ? input : null,
    t.identity,
  );

/** The same number, refused outside the bounds that it is described with. */
export const inBounds = (codec: LeafType<number>) =>
  described(
    new LeafType<number>(
      codec.name,
      codec.schema,
      (input) => {
        const { minimum = -Infinity, maximum = Infinity } = codec.schema;
        return codec.is(input) && input >= minimum && input <= maximum ? input : null;
      },
      t.identity,
    ),
    codec,
  );

/** Money as it was typed, which the currency of the shop or of an order reads. */
export const TypedMoney = described(t.union([t.number, t.string]), Money);
