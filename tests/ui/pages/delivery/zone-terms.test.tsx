import { screen, within } from '@testing-library/react';
import { deliveryInfoLoaded } from '../../../../src/application/delivery/delivery-info-slice';
import {
  areaFailed,
  areaLoaded,
  areaLoading,
  areaRequested,
} from '../../../../src/application/delivery/delivery-slice';
import { DeliveryPage } from '../../../../src/ui/pages/delivery/delivery-page';
import { MAP_ZONES, giveMapsTheirBrowser } from '../../../support/map-parts';
import { renderShop } from '../../../support/render-shop';
import { termsOf } from '../../../support/zones';

beforeAll(giveMapsTheirBrowser);

const open = (zones = [termsOf(1, { name: 'Zone A' })]) => {
  const shop = renderShop(<DeliveryPage />, {
    path: '/delivery',
    actions: [deliveryInfoLoaded({ zones, payments: [] })],
  });
  const asked = () => shop.intents.filter(({ type }) => type === areaRequested.type).length;
  return { ...shop, asked };
};

const showMap = () => screen.getByRole('button', { name: 'Show the map' });

it('asks for the shapes of the zones when the customer opens it, and not before', async () => {
  const { user, asked } = open();
  expect(asked()).toBe(0);
  await user.click(showMap());
  expect(asked()).toBe(1);
  expect(screen.getByText('The map is on its way')).toBeInTheDocument();
});

it('has the zones with the sums from which one can order there', async () => {
  const { user, happen } = open();
  await user.click(showMap());
  happen(areaLoading(undefined), areaLoaded({ zones: MAP_ZONES }));
  await screen.findByRole('application', { name: 'Map' });
  const region = within(screen.getByRole('region', { name: 'Map of the delivery zones' }));
  const shownText = region
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(shownText).toEqual(['Zone A order from 20.00 лв.', 'Zone B order from 30.00 лв.']);
});

it('says that the table has the terms where the shapes cannot be had, and asks again on demand', async () => {
  const { user, happen, asked } = open();
  await user.click(showMap());
  happen(areaFailed(undefined));
  expect(screen.getByText('The map cannot be shown right now')).toBeInTheDocument();
  expect(screen.getByText(/in the table above/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked()).toBe(2);
});

it('has no place in a city that delivers nowhere', () => {
  open([]);
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
});
