type Store = Map<unknown, unknown>;

/** By what it is about, then by its key. */
const kept = new WeakMap<object, Store>();

/**
 * What the container needs of `reflect-metadata` in a browser, in place of the whole of it (see
 * `webpack.config.ts`): no class carries metadata there, it only keeps its own counts.
 */
export const getOwnReflectMetadata = (target: object, key: unknown): unknown =>
  kept.get(target)?.get(key);

/** @see getOwnReflectMetadata */
export const setReflectMetadata = (target: object, key: unknown, value: unknown): void => {
  const known = kept.get(target) ?? new Map<unknown, unknown>();
  kept.set(target, known.set(key, value));
};

/** @see getOwnReflectMetadata */
export const updateOwnReflectMetadata = (
  target: object,
  key: unknown,
  makeFirst: () => unknown,
  change: (value: unknown) => unknown,
): void => {
  setReflectMetadata(target, key, change(getOwnReflectMetadata(target, key) ?? makeFirst()));
};
