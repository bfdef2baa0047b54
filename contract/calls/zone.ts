import * as t from 'io-ts';
import { described, whole } from '../wire/codec';
import { Latitude, Longitude, OrderType, ThingId } from '../wire/primitives';
import { inBounds } from '../wire/request-codec';
import { AddressTerms, Slots } from '../wire/zone';
import type { Feature } from './call';
import { CITY, anyone } from './call';
import { SLOTS } from './customer-examples';
import { ZONE } from './examples';

const TERMS = t.intersection([
  t.type({ lat: inBounds(Latitude), lng: inBounds(Longitude) }),
  t.partial({ domainId: described(ThingId, 'Only zones of this city; without it of all') }),
]);

const WHEN = t.partial({
  orderType: described(OrderType, 'Delivery where it is not said'),
  branch: described(ThingId, 'Of pickup'),
  lat: described(inBounds(Latitude), 'Of the address of a delivery'),
  lng: described(inBounds(Longitude), 'Of the address of a delivery'),
  days: whole(1, 7, { description: 'How many, from today' }),
});

const { id, name, color_hex, min_order, delivery_price, free_delivery_from } = ZONE;
const zoneTerms = { min_order, delivery_price, free_delivery_from, eta_minutes: 60 };

export const zone = {
  name: 'zones and times',
  description: 'What an address costs and when an order can come.',
  calls: {
    showAddressTerms: anyone.get(
      '/address/min',
      '8.7 8.8 15.2 15.3 15.4',
      'What the zone of a point asks',
      {
        parameters: { query: TERMS },
        answer: AddressTerms,
        example: { ...zoneTerms, zone: { id, name, color_hex } },
        errors: ['zone.out_of_range', 'fields_invalid', 'domain_unknown'],
      },
    ),
    listSlots: anyone.get(
      '/domain/{id}/slots',
      '14.5 14.7 14.8 14.9 14.10 14.11',
      'Times to choose from: as soon as possible, and every quarter hour of the days',
      {
        parameters: { ...CITY, query: WHEN },
        answer: Slots,
        example: SLOTS,
        errors: [
          'fields_invalid',
          'branch_or_address_required',
          'branch_unknown',
          'zone.out_of_range',
          'order_type.not_offered',
        ],
      },
    ),
  },
} satisfies Feature;
