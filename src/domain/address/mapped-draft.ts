import type { AddressDraft } from './address-draft';
import type { StreetAndHouse } from './address-label';
import type { Place } from './place';
import { isPinned } from './place';
import { typedStreet } from './typed-street';

/** An address that is being written beside a map. Its place is what the map last said. Rules 16.9. */
export interface MappedDraft extends AddressDraft {
  /** Street and house as the map calls that place; null where it did not say. */
  readonly told: StreetAndHouse | null;
}

/** What a map says is at a place; either text may be empty. */
export interface Told extends StreetAndHouse {
  readonly place: Place;
}

/** The form of an address as it begins: what is there already was said by the map once. Rules 16.9. */
export const mappedDraft = (draft: AddressDraft): MappedDraft => ({
  ...draft,
  told: draft.place ? { street: draft.street, house: draft.house } : null,
});

const isAsTold = ({ street, house, told }: MappedDraft): boolean =>
  told !== null &&
  street.trim() === told.street.trim() &&
  (told.house === '' || house.trim() === told.house.trim());

/**
 * The place of what is written: a pin holds whatever is written; any other place only while street and
 * house are as the map called it, where a house may be added to a street. Rules 16.9.
 */
export const heldPlace = (draft: MappedDraft): Place | null =>
  draft.place && (isPinned(draft.place) || isAsTold(draft)) ? draft.place : null;

/** After a suggestion was chosen: street and house are what the map says. Rules 16.9. */
export const withSuggestion = (
  draft: MappedDraft,
  { street, house, place }: Told,
): MappedDraft => ({ ...draft, street, house, place, told: { street, house } });

/** Whether nobody wrote a text: there is none, or the map said it. */
const isUnwritten = (text: string, told: string | undefined): boolean =>
  text.trim() === '' || text.trim() === told?.trim();

const houseAtPin = (draft: MappedDraft, { street, house }: Told): string => {
  const isWritten = !isUnwritten(draft.house, draft.told?.house);
  // On the same street the map may only not know the house any more.
  const isBetterThanNone = house === '' && street === draft.street.trim();
  return isWritten || isBetterThanNone ? draft.house : house;
};

/**
 * After the pin was set: the map says what is there, and what the customer wrote stays. Rules 16.9.
 */
export const withPin = (draft: MappedDraft, told: Told): MappedDraft => {
  const { street, house, place } = told;
  if (street === '' || !isUnwritten(draft.street, draft.told?.street)) return { ...draft, place };
  return { ...draft, street, house: houseAtPin(draft, told), place, told: { street, house } };
};

/** After a known place was looked up again: it may have moved; the words stay. Rules 16.9. */
export const withLookUp = (draft: MappedDraft, { place }: Told): MappedDraft =>
  draft.place?.id === place.id ? { ...draft, place } : draft;

/**
 * The address that is meant by what is written: with the place that holds, and with a number behind
 * the street as its house where none is written apart. Rules 16.9.
 */
export const draftAsMeant = ({ told, ...draft }: MappedDraft): AddressDraft => ({
  ...draft,
  ...(draft.house.trim() === '' && draft.street.trim() !== told?.street.trim()
    ? typedStreet(draft.street)
    : {}),
  place: heldPlace({ ...draft, told }),
});
