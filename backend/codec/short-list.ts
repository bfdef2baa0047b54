import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { MAX_FAILURES } from '../../contract/wire/failures';

/** Decodes items until so many places are wrong that nobody reads on. */
const decodeItems = <A>(
  item: t.Type<A, unknown>,
  values: readonly unknown[],
  context: t.Context,
): t.Validation<readonly A[]> => {
  const items: A[] = [];
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
 * A list from outside. Its length is looked at before its items, and the first 50 wrong places end
 * the reading: neither a long list nor many mistakes cost much.
 */
export const shortList = <A>(item: t.Type<A, unknown>, maxLength: number, name: string) =>
  new t.Type<readonly A[], unknown, unknown>(
    name,
    t.readonlyArray(item, name).is,
    (value, context) =>
      Array.isArray(value) && value.length <= maxLength
        ? decodeItems(item, value, context)
        : t.failure(value, context),
    t.identity,
  );
