import { act, screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import { signedIn } from '../../../src/application/session/account-slice';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { areaLoaded, selectionRestored } from '../../../src/application/delivery/delivery-slice';
import {
  pickupPreferred,
  placesListLeft,
} from '../../../src/application/delivery/places-list-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { addressesRequested, profileMissed } from '../../../src/application/profile/profile-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import type { AnyAddress } from '../../../src/domain/address/address';
import type { City } from '../../../src/domain/city/city';
import { LocationModal } from '../../../src/ui/modals/location-modal';
import { DRAWINGS } from '../../../src/ui/maps/area-map/drawings';
import { AREA, DELIVERING, HOME, OUTSIDE } from '../../support/address-form';
import { flatAddress, savedAs } from '../../support/addresses';
import { renderShop } from '../../support/render-shop';
import { deliveryTo, pickupAt, undecided } from '../../support/selections';

const OFFICE = flatAddress({
  street: 'Shipka St.',
  house: '6',
  type: 'office',
  flat: '12',
  entrance: '',
  floor: '',
});
const OLD: AnyAddress = { ...flatAddress({ street: 'Old St.', house: '1' }), place: null };
const FAR = flatAddress({ street: 'Far St.', house: '9', place: OUTSIDE });

interface Opening {
  readonly addresses?: readonly AnyAddress[];
  readonly city?: City;
  readonly actions?: readonly Action[];
}

const open = async ({ addresses = [], city = DELIVERING, actions = [] }: Opening = {}) => {
  const shop = renderShop(<LocationModal />, {
    actions: [
      cityChosen({ current: city, all: [city] }),
      // An old address without a place can only be one of an account.
      addressesRestored({ kind: 'account', addresses: addresses as never }),
      AREA,
      ...actions,
      modalOpened('location'),
    ],
  });
  await act(async () => {
    await DRAWINGS.offline();
  });
  return shop;
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Delivery or pickup' }));
const radio = (name: string | RegExp) => dialog().getByRole('radio', { name });
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const apply = () => button('Apply');

describe('a customer’s addresses, which the page came without', () => {
  const openUnknown = () => {
    const shop = renderShop(<LocationModal />, {
      actions: [
        cityChosen({ current: DELIVERING, all: [DELIVERING] }),
        signedIn(undefined),
        AREA,
        modalOpened('location'),
      ],
    });
    const asked = () => shop.intents.filter(({ type }) => type === addressesRequested.type);
    return { ...shop, asked };
  };
  const loaded = () =>
    addressesRestored({ kind: 'account', addresses: [savedAs(1, HOME), savedAs(2, OFFICE)] });

  it('are loaded when the dialog opens, whose parts are in their places meanwhile', () => {
    const { asked, happen } = openUnknown();
    expect(asked()).toHaveLength(1);
    expect(dialog().getByRole('status', { name: 'Your addresses are loading' })).toBeVisible();
    expect(apply()).toBeDisabled();
    expect(button('Add an address')).toBeEnabled();
    happen(loaded());
    expect(radio(/Vitosha/)).toBeInTheDocument();
    expect(apply()).toBeEnabled();
    expect(dialog().queryByRole('status', { name: /loading/ })).toBeNull();
  });

  it('can be asked for again where that failed', async () => {
    const { user, asked, happen } = openUnknown();
    happen(profileMissed(undefined));
    expect(dialog().getByRole('alert')).toHaveTextContent('Your addresses could not be loaded.');
    await user.click(button('Try again'));
    expect(asked()).toHaveLength(2);
    expect(dialog().queryByText(/could not be loaded/)).toBeNull();
    happen(loaded());
    expect(radio(/Vitosha/)).toBeInTheDocument();
  });
});

describe('delivery', () => {
  it('lists the addresses so that each is told from the others', async () => {
    await open({ addresses: [HOME, OFFICE] });
    const group = within(dialog().getByRole('group', { name: 'Your addresses' }));
    expect(group.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Vitosha Blvd 15flat 5, entrance A, floor 2',
      'Shipka St. 6office 12',
    ]);
    expect(button('Edit: Shipka St. 6, office 12')).toBeInTheDocument();
  });

  it('begins with where the order goes, and applies another one', async () => {
    const { user, state } = await open({
      addresses: [HOME, OFFICE],
      actions: [selectionRestored(deliveryTo(HOME))],
    });
    expect(radio(/Vitosha/)).toBeChecked();
    await user.click(radio(/Shipka/));
    expect(state().delivery.selection).toEqual(deliveryTo(HOME));
    await user.click(apply());
    expect(state().delivery.selection).toEqual(deliveryTo(OFFICE));
    expect(state().modal).toBeNull();
  });

  it('changes nothing when it is closed without being applied', async () => {
    const { user, state } = await open({
      addresses: [HOME, OFFICE],
      actions: [selectionRestored(deliveryTo(HOME))],
    });
    await user.click(radio(/Shipka/));
    await user.click(button('Close'));
    expect(state().delivery.selection).toEqual(deliveryTo(HOME));
    expect(state().modal).toBeNull();
  });

  it('begins with the address used last while nothing is chosen', async () => {
    await open({ addresses: [HOME, OFFICE] });
    expect(radio(/Shipka/)).toBeChecked();
  });

  it.each([
    ['whose place is not known', OLD, 'Choose the street from the list or set the pin'],
    ['outside of all zones', FAR, 'The address is not included in the delivery area'],
  ])('to an address %s cannot be applied, and says why', async (_, address, shownText) => {
    const { user } = await open({ addresses: [HOME, address] });
    expect(dialog().getByText(shownText)).toHaveRole('alert');
    expect(apply()).toBeDisabled();
    await user.click(radio(/Vitosha/));
    expect(dialog().queryByText(shownText)).toBeNull();
    expect(apply()).toBeEnabled();
  });

  it('has one thing to do where there are no addresses: add one', async () => {
    const { user, state } = await open();
    expect(dialog().getByText('There is no address here yet.')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Apply' })).toBeNull();
    await user.click(button('Add an address'));
    expect(state().modal).toBe('delivery');
    expect(state().addressForm.edited).toBeNull();
  });

  it('opens the form of an address, which remembers the list behind it', async () => {
    const { user, state } = await open({ addresses: [HOME, OFFICE] });
    await user.click(radio(/Vitosha/));
    await user.click(button(/^Edit: Shipka/));
    expect(state().modal).toBe('delivery');
    expect(state().addressForm.edited).toEqual(OFFICE);
    expect(state().placesList).toMatchObject({ isBehindForm: true, chosen: HOME });
  });

  it('is as it was left after the form was closed', async () => {
    await open({
      addresses: [HOME, OFFICE],
      actions: [selectionRestored(pickupAt(1)), placesListLeft(HOME)],
    });
    expect(radio('Delivery')).toBeChecked();
    expect(radio(/Vitosha/)).toBeChecked();
  });
});

describe('pickup', () => {
  it('offers the first restaurant, or the one chosen before', async () => {
    const { user } = await open();
    await user.click(radio('Pickup'));
    expect(radio(/Shipka/)).toBeChecked();
  });

  it('is what it opens with for whoever chose it, and applies another restaurant', async () => {
    const { user, state } = await open({ actions: [selectionRestored(pickupAt(2))] });
    expect(radio('Pickup')).toBeChecked();
    expect(radio(/Rakovski/)).toBeChecked();
    await user.click(radio(/Shipka/));
    await user.click(apply());
    expect(state().delivery.selection).toEqual(pickupAt(1));
    expect(state().modal).toBeNull();
  });

  it.each([
    ['wanted it before without a restaurant', selectionRestored(undecided('pickup'))],
    ['preferred it to writing an address', pickupPreferred(undefined)],
  ])('is what it opens with for whoever %s', async (_, action) => {
    await open({ actions: [action] });
    expect(radio('Pickup')).toBeChecked();
  });

  it('can be chosen on a map as well', async () => {
    const { user } = await open({ actions: [selectionRestored(pickupAt(1))] });
    const map = within(dialog().getByRole('region', { name: 'Restaurants on the map' }));
    await user.click(map.getByRole('button', { name: /Rakovski/ }));
    expect(radio(/Rakovski/)).toBeChecked();
  });

  it('is all there is in a city without zones, and it says so', async () => {
    await open({ city: { ...DELIVERING, zones: [] }, actions: [areaLoaded({ zones: [] })] });
    expect(dialog().queryByRole('radio', { name: 'Pickup' })).toBeNull();
    expect(dialog().getByText(/no delivery in this city yet, only pickup/)).toBeInTheDocument();
    expect(radio(/Shipka/)).toBeChecked();
    expect(apply()).toBeEnabled();
  });
});

it('offers delivery alone where customers may not choose', async () => {
  const { state, happen } = await open({ addresses: [HOME] });
  const { settings } = state();
  if (!settings) throw new Error('No settings');
  happen(settingsLoaded({ ...settings, isDeliveryTypeChoiceOn: false }));
  expect(dialog().queryByRole('radio', { name: 'Pickup' })).toBeNull();
  expect(radio(/Vitosha/)).toBeChecked();
});
