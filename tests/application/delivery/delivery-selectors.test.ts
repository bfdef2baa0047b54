import type { Action } from 'redux';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import {
  selectAddresses,
  selectCanDelete,
} from '../../../src/application/addresses/address-selectors';
import { cityChosen } from '../../../src/application/city/city-slice';
import {
  selectLocationLabel,
  selectOfferedTypes,
  selectSelectedAddress,
  selectSelectedBranch,
  selectSelection,
  selectWhereModal,
  selectFulfilment,
} from '../../../src/application/delivery/delivery-selectors';
import { selectionRestored } from '../../../src/application/delivery/delivery-slice';
import type { ShopState } from '../../../src/application/store/root-reducer';
import { rootReducer } from '../../../src/application/store/root-reducer';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import type { AnyAddress } from '../../../src/domain/address/address';
import type { DeliverySelection } from '../../../src/domain/delivery/delivery-selection';
import { flatAddress, savedAs } from '../../support/addresses';
import { branchId, cityId } from '../../support/ids';
import { SETTINGS, cityOf } from '../../support/menus';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';
import { zoneId } from '../../support/zones';

const HOME = flatAddress({ street: 'бульвар Витоша', house: '105Б', flat: '1' });
const VARNA_HOME = flatAddress({ cityId: cityId(2) });

const branch = (id: number) => ({
  id: branchId(id),
  street: 'Oborishte',
  house: String(id),
  lat: 42.69,
  lng: 23.34,
  schedule: null,
});

const SOFIA = { ...cityOf(1, 'sofia.example'), branches: [branch(1), branch(2)] };

interface Situation {
  readonly city?: Partial<typeof SOFIA>;
  readonly isChoiceOn?: boolean;
  readonly selection?: DeliverySelection;
  readonly addresses?: readonly AnyAddress[];
}

const stateOf = ({
  city = {},
  isChoiceOn = true,
  selection = undecided(),
  addresses = [],
}: Situation = {}): ShopState =>
  [
    cityChosen({ current: { ...SOFIA, ...city }, all: [] }),
    settingsLoaded({ ...SETTINGS, isDeliveryTypeChoiceOn: isChoiceOn }),
    selectionRestored(selection),
    addressesRestored({
      kind: 'account',
      addresses: addresses.map((address, index) => ({
        ...savedAs(index + 1, flatAddress()),
        ...address,
      })),
    }),
  ].reduce<ShopState>(
    (state, action: Action) => rootReducer(state, action),
    rootReducer(undefined, { type: 'start' }),
  );

it.each([
  ['both, where customers may choose', {}, ['delivery', 'pickup']],
  ['delivery, where they may not', { isChoiceOn: false }, ['delivery']],
  ['delivery, where there is no branch', { city: { branches: [] } }, ['delivery']],
  [
    'pickup alone, where there are no zones',
    { isChoiceOn: false, city: { zones: [] } },
    ['pickup'],
  ],
  ['both, of several zones', { city: { zones: [zoneId(1), zoneId(2)] } }, ['delivery', 'pickup']],
])('a city offers %s', (_what, situation, types) => {
  expect(selectOfferedTypes(stateOf(situation))).toEqual(types);
});

it('before the settings are known customers may choose as they did', () => {
  const known = [
    cityChosen({ current: SOFIA, all: [] }),
    selectionRestored(pickupAt(2)),
  ].reduce<ShopState>(
    (state, action: Action) => rootReducer(state, action),
    rootReducer(undefined, { type: 'start' }),
  );
  expect(selectSelection(known)).toEqual(pickupAt(2));
});

it.each<[string, Situation, DeliverySelection]>([
  ['an address of this city', { selection: deliveryTo(HOME) }, deliveryTo(HOME)],
  ['an address of another city', { selection: deliveryTo(VARNA_HOME) }, undecided('delivery')],
  ['a branch of this city', { selection: pickupAt(2) }, pickupAt(2)],
  ['a branch that is gone', { selection: pickupAt(99) }, undecided('pickup')],
  [
    'pickup where it is no longer offered',
    { selection: pickupAt(2), isChoiceOn: false },
    undecided('delivery'),
  ],
  [
    'delivery in a city that has no zones any more',
    { selection: deliveryTo(HOME), city: { zones: [] } },
    undecided('pickup'),
  ],
])('where the order goes, of %s', (_what, situation, left) => {
  expect(selectSelection(stateOf(situation))).toEqual(left);
});

it('the chosen address is as it is written in the list, with its comment', () => {
  const written = { ...HOME, comment: 'The bell is broken', code: '99#' };
  const state = stateOf({ selection: deliveryTo(HOME), addresses: [VARNA_HOME, written] });
  expect(selectSelectedAddress(state)).toMatchObject(written);
  expect(selectSelection(state)).toBe(selectSelection({ ...state }));
});

describe('the label of the header', () => {
  it.each<[string, Situation, string | null]>([
    ['nothing chosen', {}, null],
    ['an address', { selection: deliveryTo(HOME) }, 'бульвар Витоша 105Б'],
    ['a branch', { selection: pickupAt(2) }, 'Oborishte 2'],
    ['a branch that is gone', { selection: pickupAt(99) }, null],
    ['an address of another city', { selection: deliveryTo(VARNA_HOME) }, null],
  ])('with %s', (_what, situation, label) => {
    expect(selectLocationLabel(stateOf(situation))).toBe(label);
  });
});

it('the branch that was chosen, and none for delivery', () => {
  expect(selectSelectedBranch(stateOf({ selection: pickupAt(2) }))).toEqual(branch(2));
  expect(selectSelectedBranch(stateOf({ selection: deliveryTo(HOME) }))).toBeNull();
  expect(selectSelectedAddress(stateOf({ selection: pickupAt(2) }))).toBeNull();
});

it.each<[string, Situation, string]>([
  ['a new guest: the form of an address', {}, 'delivery'],
  ['who has addresses: the list', { addresses: [HOME] }, 'location'],
  ['who has them in another city only: the form', { addresses: [VARNA_HOME] }, 'delivery'],
  ['who wants to pick up: the list', { selection: undecided('pickup') }, 'location'],
  ['who has chosen: the list, to choose otherwise', { selection: deliveryTo(HOME) }, 'location'],
])('says where to, %s', (_who, situation, modal) => {
  expect(selectWhereModal(stateOf(situation))).toBe(modal);
});

it('before checkout it is known where to, or why not', () => {
  expect(selectFulfilment(stateOf({ selection: pickupAt(2) }))).toEqual({
    ok: true,
    value: pickupAt(2),
  });
  expect(selectFulfilment(stateOf())).toEqual({
    ok: false,
    error: { kind: 'delivery.address_missing', open: 'delivery' },
  });
  expect(selectFulfilment(rootReducer(undefined, { type: 'start' }))).toBeNull();
});

it('of the addresses those of this city are shown, old ones without place, too', () => {
  const old = { ...HOME, place: null };
  const state = stateOf({ addresses: [VARNA_HOME, old] });
  expect(selectAddresses(state)).toMatchObject([{ place: null }]);
  expect(selectCanDelete(state)).toBe(true);
  expect(selectCanDelete(stateOf({ addresses: [HOME] }))).toBe(false);
});
