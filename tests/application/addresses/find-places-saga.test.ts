import {
  addressFormOpened,
  locationRequested,
  pinMoved,
  streetTyped,
  suggestionChosen,
} from '../../../src/application/addresses/address-form-slice';
import { languageSwitched } from '../../../src/application/session/language-slice';
import { modalClosed } from '../../../src/application/modals/modal-slice';
import type { LocationFailure } from '../../../src/application/ports/maps';
import { pinnedPlace } from '../../../src/domain/address/place';
import { ok, refuse } from '../../../src/domain/result/result';
import { addressFormShop } from '../../support/address-form-shop';
import { flatAddress, place, savedAs } from '../../support/addresses';
import { fakeFinder, foundOf, suggestionOf } from '../../support/fake-finder';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const HERE = { lat: 42.69432, lng: 23.34398 };
const PINNED = pinnedPlace(HERE);
const pinHere = PINNED.ok ? PINNED.value : place('none');
const VITOSHA = suggestionOf('Vitosha Blvd 15');

/** A map service that never says what is at a point. */
const silentFinder = () => {
  const finder = fakeFinder();
  finder.at.mockReturnValue(new Promise(() => undefined));
  return finder;
};

describe('a pin', () => {
  it('stands where it was set, with the street that the map knows there', async () => {
    const { store, finder, form, wait } = addressFormShop();
    store.dispatch(pinMoved(HERE));
    expect(form()).toMatchObject({ isFinding: true, finding: null });
    await wait(0);
    expect(finder.at.mock.calls[0]?.[0]).toEqual(HERE);
    expect(form()).toMatchObject({
      isFinding: false,
      finding: { id: 1, by: 'pin', found: { street: 'Oborishte', house: '24', place: pinHere } },
    });
  });

  it.each<[string, () => ReturnType<typeof fakeFinder>]>([
    [
      'knows no street there',
      () => {
        const finder = fakeFinder();
        finder.at.mockResolvedValue(ok(null));
        return finder;
      },
    ],
    [
      'does not answer rightly',
      () => {
        const finder = fakeFinder();
        finder.at.mockResolvedValue(refuse({ kind: 'maps.failed' }));
        return finder;
      },
    ],
    [
      'cannot be had',
      () => {
        const finder = fakeFinder();
        finder.loadAddressFinder.mockRejectedValue(new Error('blocked'));
        return finder;
      },
    ],
    ['says nothing for five seconds', silentFinder],
  ])('stands all the same, and what was typed stays, when the map %s', async (_what, finderOf) => {
    const { store, form, wait, errors } = addressFormShop({ finder: finderOf() });
    store.dispatch(streetTyped('Oborishte 2'));
    store.dispatch(pinMoved(HERE));
    await wait(5000);
    expect(form()).toMatchObject({
      isFinding: false,
      failure: null,
      finding: { by: 'pin', found: { street: '', house: '', place: pinHere } },
    });
    expect(errors).toEqual([]);
  });

  it('that was moved on is looked for where it is now, and only there', async () => {
    const finder = silentFinder();
    const { store, form, wait } = addressFormShop({ finder });
    store.dispatch(pinMoved({ lat: 1, lng: 1 }));
    await wait(0);
    finder.at.mockResolvedValue(ok(foundOf('Oborishte')));
    store.dispatch(pinMoved(HERE));
    await wait(5000);
    expect(finder.at.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, true]);
    expect(form().finding).toMatchObject({ id: 1, found: { street: 'Oborishte', place: pinHere } });
  });

  it('off the globe is no place', async () => {
    const { store, form, wait } = addressFormShop();
    store.dispatch(pinMoved({ lat: 91, lng: 0 }));
    await wait(0);
    expect(form()).toMatchObject({ isFinding: false, failure: 'place', finding: null });
  });
});

describe('the device', () => {
  it('is found as by a pin', async () => {
    const { store, form, wait } = addressFormShop({
      locateDevice: () => Promise.resolve(ok(HERE)),
    });
    store.dispatch(locationRequested(undefined));
    expect(form().isFinding).toBe(true);
    await wait(0);
    expect(form().finding).toMatchObject({
      by: 'pin',
      found: { street: 'Oborishte', place: pinHere },
    });
  });

  it.each<LocationFailure['kind']>(['location.denied', 'location.unavailable'])(
    'tells why it is not: %s',
    async (kind) => {
      const { store, form, wait } = addressFormShop({
        locateDevice: () => Promise.resolve(refuse({ kind })),
      });
      store.dispatch(locationRequested(undefined));
      await wait(0);
      expect(form()).toMatchObject({ isFinding: false, failure: kind, finding: null });
    },
  );
});

describe('a suggestion', () => {
  it('that nobody knows the place of is told to be one', async () => {
    const { store, finder, form, wait } = addressFormShop();
    store.dispatch(suggestionChosen(VITOSHA));
    await wait(0);
    finder.chooses[0]?.answer(refuse({ kind: 'maps.failed' }));
    await wait(0);
    expect(form()).toMatchObject({ isFinding: false, failure: 'place', finding: null });
  });

  it('is told to have no place, too, when the map service is gone', async () => {
    const finder = fakeFinder();
    finder.loadAddressFinder.mockRejectedValue(new Error('blocked'));
    const { store, form, wait } = addressFormShop({ finder });
    store.dispatch(suggestionChosen(VITOSHA));
    await wait(0);
    expect(form().failure).toBe('place');
  });
});

describe('an address that is edited', () => {
  const edited = savedAs(1, flatAddress({ place: place('osm:way/1') }));

  it('is looked up, since its place may have moved', async () => {
    const finder = fakeFinder();
    finder.lookUp.mockResolvedValue(ok(foundOf('Vitosha Blvd', '40', 'osm:way/1')));
    const { store, form, wait } = addressFormShop({ finder });
    store.dispatch(addressFormOpened(edited));
    await wait(0);
    expect(finder.lookUp.mock.calls[0]?.[0]).toEqual(edited.place);
    expect(form().finding).toMatchObject({ by: 'lookUp', found: { place: { id: 'osm:way/1' } } });
  });

  it.each([
    ['of whose place nobody knows any more', edited, 1],
    ['whose place is a pin', flatAddress({ place: pinHere }), 0],
    ['that never had a place', { ...edited, place: null }, 0],
  ])('stays as it was saved: one %s', async (_what, address, calls) => {
    const { store, finder, form, wait } = addressFormShop();
    store.dispatch(addressFormOpened(address));
    await wait(0);
    expect(finder.lookUp).toHaveBeenCalledTimes(calls);
    expect(form()).toMatchObject({ finding: null, failure: null, isFinding: false });
  });
});

it.each([
  ['a key in the street', streetTyped('Obor')],
  ['closing the form', modalClosed('delivery')],
  ['opening it for another address', addressFormOpened(null)],
  ['another language', languageSwitched('ru')],
])('what was about to be found is given up by %s', async (_what, action) => {
  const { store, finder, form, wait } = addressFormShop();
  store.dispatch(suggestionChosen(VITOSHA));
  await wait(0);
  store.dispatch(action);
  expect(finder.chooses[0]?.signal.aborted).toBe(true);
  finder.chooses[0]?.answer(ok(foundOf('Vitosha Blvd', '15')));
  await wait(0);
  expect(form()).toMatchObject({ isFinding: false, finding: null, failure: null });
});

it('a fault of the map service is reported, told, and not the end of the form', async () => {
  const finder = fakeFinder();
  finder.at.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const { store, form, wait, errors } = addressFormShop({ finder });
  store.dispatch(pinMoved(HERE));
  await wait(0);
  expect(form()).toMatchObject({ isFinding: false, failure: 'place' });
  expect(errors).toEqual([new Error('broken')]);
  store.dispatch(pinMoved(HERE));
  await wait(0);
  expect(form()).toMatchObject({ failure: null, finding: { by: 'pin' } });
});
