import type { AddressDraft } from './address-draft';
import type { StreetAndHouse } from './address-label';
import type { Place } from './place';
import { isPinned } from './place';
import { typedStreet } from './typed-street';

/** An address that is being written beside a map. Its place is what the map last said. Rules 16.9. */
export interface MappedDraft extends AddressDraft {
  /** Street and house as the map calls that place; null where it did not say. */
  readonly fromMap: StreetAndHouse | null;
}

/** What a map says is at a place; either text may be empty. */
export interface MapAnswer extends StreetAndHouse {
  readonly place: Place;
}

/** The form of an address as it begins: what is there already was said by the map once. Rules 16.9. */
export const mappedDraft = (draft: AddressDraft): MappedDraft => ({
  ...draft,
  fromMap: draft.place ? { street: draft.street, house: draft.house } : null,
});

const isAsMapped = ({ street, house, fromMap }: MappedDraft): boolean =>
  fromMap !== null &&
  street.trim() === fromMap.street.trim() &&
  (fromMap.house === '' || house.trim() === fromMap.house.trim());

/**
 * The place of what is written: a pin holds whatever is written; any other place only while street and
 * house are as the map called it, where a house may be added to a street. Rules 16.9.
 */
export const chosenPlace = (draft: MappedDraft): Place | null =>
  draft.place && (isPinned(draft.place) || isAsMapped(draft)) ? draft.place : null;

/** After a suggestion was chosen: street and house are what the map says. Rules 16.9. */
export const withSuggestion = (
  draft: MappedDraft,
  { street, house, place }: MapAnswer,
): MappedDraft => ({ ...draft, street, house, place, fromMap: { street, house } });

/** Returns whether nobody wrote a text: there is none, or the map said it. */
const isUnwritten = (text: string, fromMap: string | undefined): boolean =>
  text.trim() === '' || text.trim() === fromMap?.trim();

const houseAtPin = (draft: MappedDraft, { street, house }: MapAnswer): string => {
  const isWritten = !isUnwritten(draft.house, draft.fromMap?.house);
  // On the same street the map may only not know the house any more.
  const isBetterThanNone = house === '' && street === draft.street.trim();
  return isWritten || isBetterThanNone ? draft.house : house;
};

/**
 * After the pin was set: the map says what is there, and what the customer wrote stays. Rules 16.9.
 */
export const withPin = (draft: MappedDraft, fromMap: MapAnswer): MappedDraft => {
  const { street, house, place } = fromMap;
  if (street === '' || !isUnwritten(draft.street, draft.fromMap?.street))
    return { ...draft, place };
  return { ...draft, street, house: houseAtPin(draft, fromMap), place, fromMap: { street, house } };
};

/** After a known place was looked up again: it may have moved; the words stay. Rules 16.9. */
export const withLookUp = (draft: MappedDraft, { place }: MapAnswer): MappedDraft =>
  draft.place?.id === place.id ? { ...draft, place } : draft;

/**
 * The address that is meant by what is written: with the place that holds, and with a number behind
 * the street as its house where none is written apart. Rules 16.9.
 */
export const draftAsMeant = ({ fromMap, ...draft }: MappedDraft): AddressDraft => ({
  ...draft,
  ...(draft.house.trim() === '' && draft.street.trim() !== fromMap?.street.trim()
    ? typedStreet(draft.street)
    : {}),
  place: chosenPlace({ ...draft, fromMap }),
});
