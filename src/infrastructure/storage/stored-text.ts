import type { StoredValue } from '../../application/ports/stored-value';
import { attempt } from './attempt';

/** How a value is written as text. */
export interface TextCodec<A> {
  /** Empty text for nothing, which needs no place in the browser. */
  readonly encode: (value: A) => string;
  /** The value of any text, also of one that somebody else wrote; may throw for all but empty text. */
  readonly decode: (text: string) => A;
}

/** A stored value that can be compared with others: equal values have equal texts. */
export interface StoredText<A> extends StoredValue<A> {
  readonly encode: (value: A) => string;
  /** Whether its room depends on what else is stored, so that it is to be saved again after that. */
  readonly sharesRoom?: true;
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The list of a JSON text; empty for anything else. */
export const listOfJson = (text: string): readonly unknown[] => {
  const value: unknown = JSON.parse(text || '[]');
  return Array.isArray(value) ? value : [];
};

/** Empty text for nothing. `area` is called here alone, since merely touching a storage may be forbidden. */
export const readText = (area: () => StorageArea, key: string): string =>
  attempt(() => area().getItem(key) ?? '', '');

/** Writes a text, and removes an empty one; does nothing where the storage is full or forbidden. */
export const writeText = (area: () => StorageArea, key: string, text: string): void => {
  attempt(() => {
    if (text === '') area().removeItem(key);
    else area().setItem(key, text);
  }, undefined);
};

/** A value in local or session storage. */
export const storedIn = <A>(
  area: () => StorageArea,
  key: string,
  { encode, decode }: TextCodec<A>,
): StoredText<A> => ({
  encode,
  load: () => {
    const text = readText(area, key);
    const value = attempt(() => decode(text), null) ?? decode('');
    // What nobody can read is nothing, also to those who only look whether something is there.
    if (text !== '' && encode(value) === '') writeText(area, key, '');
    return value;
  },
  save: (value) => {
    writeText(area, key, encode(value));
  },
});
