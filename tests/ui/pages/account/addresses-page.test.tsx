import { screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import { signedIn } from '../../../../src/application/session/account-slice';
import { addressesRestored } from '../../../../src/application/addresses/address-book-slice';
import {
  addressChangeRefused,
  addressDeletionRequested,
  addressFormOpened,
} from '../../../../src/application/addresses/address-form-slice';
import { selectionChanged } from '../../../../src/application/delivery/delivery-slice';
import { cityChosen } from '../../../../src/application/city/city-slice';
import type { AccountAddresses } from '../../../../src/application/ports/address-gateway';
import {
  profileMissed,
  addressesRequested,
} from '../../../../src/application/profile/profile-slice';
import { AddressesPage } from '../../../../src/ui/pages/account/addresses-page';
import { AREA, DELIVERING, OUTSIDE } from '../../../support/address-form';
import { flatAddress, houseAddress, savedAs } from '../../../support/addresses';
import { cityId } from '../../../support/ids';
import { VARNA, renderShop } from '../../../support/render-shop';
import { deliveryTo } from '../../../support/selections';

const HOME = savedAs(11, flatAddress({ comment: 'The bell is broken' }));
const WORK = savedAs(12, houseAddress({ street: 'Shipka St.', house: '6' }));
const FAR = savedAs(13, houseAddress({ street: 'Far St.', house: '9', place: OUTSIDE }));
const THERE = savedAs(14, flatAddress({ cityId: cityId(2), street: 'Primorski', house: '1' }));
const OLD: AccountAddresses[number] = {
  ...savedAs(15, flatAddress({ street: 'Old St.', house: '1' })),
  place: null,
};

const NAME = 'Vitosha Blvd 40, flat 5, entrance A, floor 2';

const book = (addresses: AccountAddresses) => addressesRestored({ kind: 'account', addresses });

const open = (addresses: AccountAddresses | null, ...actions: readonly Action[]) =>
  renderShop(<AddressesPage />, {
    path: '/account/address',
    actions: [
      signedIn(undefined),
      cityChosen({
        current: DELIVERING,
        all: [DELIVERING, VARNA].map(({ id, name, baseUrl }) => ({ id, name, baseUrl })),
      }),
      ...(addresses ? [book(addresses)] : []),
      AREA,
      ...actions,
    ],
  });

const row = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('li');
  if (!found) throw new Error('The heading stands in no row');
  return within(found);
};

it('tells of each address what the courier is told', () => {
  open([HOME, WORK]);
  expect(row('Vitosha Blvd 40').getByText('flat 5, entrance A, floor 2, code 12#')).toBeVisible();
  expect(row('Vitosha Blvd 40').getByText('The bell is broken')).toBeVisible();
  expect(row('Shipka St. 6').getByText('Private house')).toBeVisible();
});

it('lets the order go to another one, says so, and keeps the focus', async () => {
  const { user, intents, happen, state } = open([HOME, WORK], selectionChanged(deliveryTo(WORK)));
  expect(
    screen.getByRole('button', { name: 'Orders go here: Shipka St. 6, Private house' }),
  ).toHaveAttribute('aria-disabled', 'true');
  const use = screen.getByRole('button', { name: `Deliver here: ${NAME}` });
  await user.click(use);
  expect(intents).toContainEqual(selectionChanged({ type: 'delivery', address: HOME }));
  expect(state().toast.shown).toMatchObject({ text: 'account.addressChosen' });
  happen(selectionChanged({ type: 'delivery', address: HOME }));
  expect(screen.getByRole('button', { name: `Orders go here: ${NAME}` })).toHaveFocus();
  expect(
    screen.getByRole('button', { name: 'Deliver here: Shipka St. 6, Private house' }),
  ).toBeInTheDocument();
});

it('offers no delivery to where nothing is brought, and says why', () => {
  open([HOME, FAR, OLD]);
  expect(row('Far St. 9').getByText('Outside the delivery area')).toBeVisible();
  expect(row('Old St. 1').getByText(/Not found on the map yet/)).toBeVisible();
  for (const title of ['Far St. 9', 'Old St. 1'])
    expect(row(title).queryByRole('button', { name: /^Deliver here/ })).toBeNull();
});

it('opens the form for a new address, and for each of the others', async () => {
  const { user, intents, state } = open([HOME, WORK]);
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(state()).toMatchObject({ modal: 'delivery', addressForm: { edited: null } });
  await user.click(screen.getByRole('button', { name: `Change: ${NAME}` }));
  expect(intents).toContainEqual(addressFormOpened(HOME));
  expect(state().modal).toBe('delivery');
});

it('asks before it deletes, tells why it could not, and brings the focus to what is left', async () => {
  const { user, intents, happen } = open([HOME, WORK]);
  await user.click(screen.getByRole('button', { name: `Delete: ${NAME}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this address?' }));
  expect(dialog.getByText(NAME)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(intents.some(({ type }) => type === addressDeletionRequested.type)).toBe(false);

  await user.click(screen.getByRole('button', { name: `Delete: ${NAME}` }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(intents).toContainEqual(addressDeletionRequested(HOME));
  expect(screen.getByRole('button', { name: 'Deleting…' })).toHaveAttribute('aria-disabled');
  happen(addressChangeRefused({ text: 'modal.delivery.notDeleted' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The address could not be deleted.');

  happen(book([WORK]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  // The only one left stays. Rules 16.8.
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

it('says nothing in the question about what went wrong before', async () => {
  const { user } = open([HOME, WORK], addressChangeRefused({ text: 'modal.delivery.notSaved' }));
  await user.click(screen.getByRole('button', { name: `Delete: ${NAME}` }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('shows those of other cities apart, to be looked at and deleted', () => {
  open([HOME, THERE]);
  const elsewhere = within(screen.getByRole('region', { name: 'In other cities' }));
  expect(elsewhere.getByText('City: Varna')).toBeVisible();
  expect(elsewhere.getAllByRole('button')).toHaveLength(1);
});

it('has a way on for somebody without addresses', async () => {
  const { user, state } = open([]);
  expect(screen.getByRole('heading', { name: 'No addresses yet' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(state().modal).toBe('delivery');
});

it('asks for addresses that did not come with the page, and again where that failed', async () => {
  const { user, intents, happen } = open(null);
  expect(intents).toContainEqual(addressesRequested(undefined));
  happen(profileMissed(undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('Your addresses could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(intents.filter(({ type }) => type === addressesRequested.type)).toHaveLength(2);
  happen(book([HOME]));
  expect(screen.getByRole('heading', { name: 'Vitosha Blvd 40' })).toBeInTheDocument();
});
