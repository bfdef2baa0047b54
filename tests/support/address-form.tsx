import { act, screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import {
  addressFormOpened,
  addressFound,
} from '../../src/application/addresses/address-form-slice';
import { cityChosen } from '../../src/application/city/city-slice';
import { areaLoaded } from '../../src/application/delivery/delivery-slice';
import { modalOpened } from '../../src/application/modals/modal-slice';
import type { AnyAddress } from '../../src/domain/address/address';
import type { Place } from '../../src/domain/address/place';
import { pinnedPlace, placeOf } from '../../src/domain/address/place';
import type { City } from '../../src/domain/city/city';
import { DRAWINGS } from '../../src/ui/maps/area-map/drawings';
import { DeliveryModal } from '../../src/ui/modals/delivery-modal';
import { flatAddress, place } from './addresses';
import { branchId } from './ids';
import type { ShopRendering } from './render-shop';
import { SOFIA, renderShop } from './render-shop';
import { polygon, rectangle } from './rings';
import { areaZoneOf, zoneId } from './zones';

const made = (result: ReturnType<typeof placeOf>): Place => {
  if (!result.ok) throw new Error('No place');
  return result.value;
};

/** Sofia with a restaurant and zone A, which is a rectangle round its centre. */
export const ZONE_A = areaZoneOf(1, {
  name: 'Zone A',
  polygons: [polygon(rectangle(23.2, 42.6, 23.4, 42.75))],
});
export const AREA = areaLoaded({ zones: [ZONE_A] });
export const DELIVERING: City = {
  ...SOFIA,
  branches: [
    { id: branchId(1), street: 'Shipka St.', house: '6', lat: 42.69, lng: 23.33, schedule: null },
    { id: branchId(2), street: 'Rakovski St.', house: '1', lat: 42.69, lng: 23.32, schedule: null },
  ],
  zones: [zoneId(1)],
};

export const INSIDE = place('vitosha-15');
export const OUTSIDE = made(placeOf({ id: 'far', lat: 42.1, lng: 23.3 }));
export const PIN = made(pinnedPlace({ lat: 42.7, lng: 23.31 }));
export const HOME = flatAddress({ street: 'Vitosha Blvd', house: '15', place: INSIDE });

interface Opening {
  readonly edited?: AnyAddress | null;
  readonly actions?: readonly Action[];
  /** What is known of the zones. */
  readonly area?: Action;
  readonly path?: string;
}

interface OpenAddressForm extends ShopRendering {
  /** What was asked for by actions of this kind. */
  readonly asked: (kind: { readonly type: string }) => readonly unknown[];
}

const contentOf = (action: Action): unknown => ('payload' in action ? action.payload : undefined);

/** The form of an address, empty or with the address that is edited, its map included. */
export const openAddressForm = async ({
  edited = null,
  actions = [],
  area = AREA,
  path = '/',
}: Opening = {}): Promise<OpenAddressForm> => {
  const shop = renderShop(<DeliveryModal />, {
    path,
    actions: [
      cityChosen({ current: DELIVERING, all: [DELIVERING] }),
      area,
      ...actions,
      addressFormOpened(edited),
      modalOpened('delivery'),
    ],
  });
  await act(async () => {
    await DRAWINGS.offline();
  });
  return {
    ...shop,
    asked: ({ type }) => shop.intents.filter((action) => action.type === type).map(contentOf),
  };
};

/** The map says what is at a suggestion that was chosen. */
export const suggestionFound = (street: string, house: string, at: Place) =>
  addressFound({ found: { street, house, place: at }, by: 'suggestion' });

/** The map says what is at a pin; nothing where it knows no street. */
export const pinFound = (street = '', house = '', at: Place = PIN) =>
  addressFound({ found: { street, house, place: at }, by: 'pin' });

export const dialog = () => within(screen.getByRole('dialog'));
export const street = () => dialog().getByRole('combobox', { name: 'Street and house' });
export const field = (name: string) => dialog().getByRole('textbox', { name });
export const house = () => field('House or block');
export const save = () => dialog().getByRole('button', { name: 'Save' });
