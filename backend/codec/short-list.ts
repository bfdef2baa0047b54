import * as t from 'io-ts';

/** A list whose length is looked at before its items: a huge one costs nothing. */
export const shortList = <A>(item: t.Type<A, unknown>, maxLength: number, name: string) => {
  const items = t.readonlyArray(item, name);
  return new t.Type<readonly A[], unknown, unknown>(
    name,
    items.is,
    (value, context) =>
      Array.isArray(value) && value.length > maxLength
        ? t.failure(value, context)
        : items.validate(value, context),
    t.identity,
  );
};
