import { blankAddress, draftOfAddress } from '../../../src/domain/address/address-draft';
import type { MappedDraft } from '../../../src/domain/address/mapped-draft';
import {
  draftAsMeant,
  chosenPlace,
  mappedDraft,
  withLookUp,
  withPin,
  withSuggestion,
} from '../../../src/domain/address/mapped-draft';
import { pinnedPlace } from '../../../src/domain/address/place';
import { flatAddress, place } from '../../support/addresses';
import { cityId } from '../../support/ids';

const BLANK = mappedDraft(blankAddress(cityId(1)));
const pinAt = (lat: number, lng: number) => {
  const made = pinnedPlace({ lat, lng });
  if (!made.ok) throw new Error('No pin');
  return made.value;
};
const PIN = pinAt(42.7, 23.3);
const V15 = { street: 'Vitosha Blvd', house: '15', place: place('vitosha-15') };
const VITOSHA = { street: 'Vitosha Blvd', house: '', place: place('vitosha') };

const chosen = withSuggestion(BLANK, V15);
const written = (more: Partial<MappedDraft>): MappedDraft => ({ ...BLANK, ...more });

describe('a suggestion that was chosen', () => {
  it('brings street, house and place over whatever was written', () => {
    const draft = withSuggestion(written({ street: 'vito', house: '3', flat: '5' }), V15);
    expect(draftAsMeant(draft)).toEqual({ ...blankAddress(cityId(1)), ...V15, flat: '5' });
  });

  it.each([{ house: '51' }, { house: '' }, { street: 'Vitosha' }])(
    'is forgotten when it becomes %p, until it is as it was',
    (more) => {
      const changed = { ...chosen, ...more };
      expect(chosenPlace(changed)).toBeNull();
      expect(chosenPlace({ ...changed, street: V15.street, house: ' 15 ' })).toEqual(V15.place);
    },
  );

  it('without a house takes one', () => {
    const draft = { ...withSuggestion(BLANK, VITOSHA), house: '51' };
    expect(chosenPlace(draft)).toEqual(VITOSHA.place);
  });
});

describe('a pin', () => {
  it('fills in an empty form', () => {
    const draft = withPin(BLANK, { ...V15, place: PIN });
    expect(draftAsMeant(draft)).toMatchObject({ ...V15, place: PIN });
  });

  it('holds whatever is written', () => {
    const draft = {
      ...withPin(chosen, { ...V15, place: PIN }),
      street: 'Behind the park',
      house: '51',
    };
    expect(chosenPlace(draft)).toEqual(PIN);
  });

  it('never takes the place of what the customer wrote', () => {
    const byHand = written({ street: 'Shipka', house: '' });
    expect(withPin(byHand, { ...V15, place: PIN })).toEqual({ ...byHand, place: PIN });
    const houseByHand = { ...withSuggestion(BLANK, VITOSHA), house: '51' };
    expect(withPin(houseByHand, { street: 'Shipka St.', house: '3', place: PIN })).toMatchObject({
      street: 'Shipka St.',
      house: '51',
    });
  });

  it('takes the place of what the map said before', () => {
    const moved = withPin(chosen, { street: 'Shipka St.', house: '', place: PIN });
    expect(moved).toMatchObject({ street: 'Shipka St.', house: '', place: PIN });
    const again = withPin(moved, { ...V15, place: pinAt(42.6, 23.3) });
    expect(again).toMatchObject({ street: V15.street, house: '15' });
  });

  it('leaves the house of a street on which the map knows no house', () => {
    const moved = withPin(chosen, { ...VITOSHA, place: PIN });
    expect(moved).toMatchObject({ street: V15.street, house: '15', place: PIN });
  });

  it('where no street is known changes no words', () => {
    expect(withPin(chosen, { street: '', house: '', place: PIN })).toMatchObject({
      street: V15.street,
      house: '15',
      place: PIN,
    });
  });
});

describe('an address that is there already', () => {
  const saved = mappedDraft(draftOfAddress(flatAddress({ ...V15, flat: '5' })));

  it('keeps its place until its words are changed', () => {
    expect(draftAsMeant(saved)).toEqual(draftOfAddress(flatAddress({ ...V15, flat: '5' })));
    expect(chosenPlace({ ...saved, house: '51' })).toBeNull();
    expect(chosenPlace({ ...saved, flat: '6' })).toEqual(V15.place);
  });

  it('with a pin keeps it when its words are changed', () => {
    const pinned = mappedDraft(draftOfAddress(flatAddress({ ...V15, place: PIN })));
    expect(chosenPlace({ ...pinned, house: '51' })).toEqual(PIN);
  });

  it('without a known place has none', () => {
    expect(chosenPlace(mappedDraft({ ...draftOfAddress(flatAddress()), place: null }))).toBeNull();
  });

  it('is where the map now says that it is, in the same words', () => {
    const moved = { ...V15.place, lat: 42.1 };
    expect(withLookUp(saved, { street: 'Other', house: '1', place: moved })).toEqual({
      ...saved,
      place: moved,
    });
    expect(withLookUp(saved, VITOSHA)).toEqual(saved);
  });
});

describe('what is meant', () => {
  it('is a house where a number stands behind the street and none apart', () => {
    const draft = written({ street: 'Mladost 1, bl. 12', place: PIN });
    expect(draftAsMeant(draft)).toMatchObject({ street: 'Mladost 1', house: 'bl. 12', place: PIN });
    expect(draftAsMeant({ ...draft, house: '3' })).toMatchObject({
      street: 'Mladost 1, bl. 12',
      house: '3',
    });
  });

  it('is the street as the map calls it, though a number stands behind it', () => {
    const fromMap = { street: 'Street 504', house: '', place: place('street-504') };
    expect(draftAsMeant(withSuggestion(BLANK, fromMap))).toMatchObject(fromMap);
  });
});
