import { typedStreet } from '../../domain/address/typed-street';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import type { AddressFinder, FoundAddress, MapsFailure, StreetSuggestion } from '../ports/maps';

/** Why nobody can say which street is meant. */
export type TypedAddressRefusal =
  | MapsFailure
  | { readonly kind: 'street.unknown' }
  /** Several may be meant; the customer says which. */
  | { readonly kind: 'street.unclear'; readonly streets: readonly StreetSuggestion[] };

/** Without capitals, and without what people write between words one way or another. */
const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.,]+/gu, ' ')
    .trim();

const meantOf = (
  streets: readonly StreetSuggestion[],
  text: string,
  chosen: string,
): StreetSuggestion | undefined => {
  const [only, ...others] = streets;
  if (others.length === 0) return only;
  const same = streets.filter(({ title }) => plainly(title) === plainly(text));
  return streets.find(({ id }) => id === chosen) ?? (same.length === 1 ? same[0] : undefined);
};

/**
 * The place of a street and a house that were typed without suggestions. `chosen` is the id of the
 * suggestion that the customer has said since; empty for none. Never rejects. Rules 16.9, 24.1.
 */
export const findTypedAddress = async (
  finder: AddressFinder,
  { text, chosen }: { readonly text: string; readonly chosen: string },
  signal: AbortSignal,
): Promise<Result<TypedAddressRefusal, FoundAddress>> => {
  const search = finder.openSearch();
  const streets = await search.suggest(text, signal);
  if (!streets.ok) return streets;
  if (streets.value.length === 0) return refuse({ kind: 'street.unknown' });
  const meant = meantOf(streets.value, text, chosen);
  if (!meant) return refuse({ kind: 'street.unclear', streets: streets.value });
  const found = await search.choose(meant, signal);
  if (!found.ok) return found;
  const { street, house, place } = found.value;
  // What the list of streets does not know of a house is what was typed of it.
  return ok({ street, house: house === '' ? typedStreet(text).house : house, place });
};
