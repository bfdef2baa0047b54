import * as t from 'io-ts';
import { described, whole } from '../wire/codec';
import { Latitude, Longitude, OrderType, ThingId } from '../wire/primitives';
import { AddressTerms, Slots } from '../wire/zone';
import type { Feature } from './call';
import { CITY } from './call';
import { SPAN, ZONE } from './examples';

export const zone = {
  name: 'zones and times',
  description: 'What an address costs and when an order can come.',
  calls: {
    showAddressTerms: {
      method: 'get',
      path: '/address/min',
      summary: 'What the zone of a point asks',
      rules: '8.7 8.8 15.2 15.3 15.4',
      access: 'anyone',
      parameters: {
        query: t.intersection([
          t.type({ lat: Latitude, lng: Longitude }),
          t.partial({
            domainId: described(ThingId, 'Only zones of this city; without it of all'),
          }),
        ]),
      },
      answers: { 200: AddressTerms },
      exampleAnswer: {
        min_order: 20,
        delivery_price: 4,
        free_delivery_from: 40,
        eta_minutes: 60,
        zone: { id: ZONE.id, name: ZONE.name, color_hex: ZONE.color_hex },
      },
      errors: ['zone.out_of_range', 'fields_invalid', 'domain_unknown'],
    },
    listSlots: {
      method: 'get',
      path: '/domain/{id}/slots',
      summary: 'Times to choose from: as soon as possible, and every quarter hour of the days',
      rules: '14.5 14.7 14.8 14.9 14.10 14.11',
      access: 'anyone',
      parameters: {
        ...CITY,
        query: t.partial({
          orderType: described(OrderType, 'Delivery where it is not said'),
          branch: described(ThingId, 'Of pickup'),
          lat: described(Latitude, 'Of the address of a delivery'),
          lng: described(Longitude, 'Of the address of a delivery'),
          days: whole(1, 7, { description: 'How many, from today' }),
        }),
      },
      answers: { 200: Slots },
      exampleAnswer: {
        now: '2026-11-27T18:38:00+02:00',
        asap: { available: true, ...SPAN, reason: null },
        days: [
          {
            date: '2026-11-27',
            closed: false,
            text: null,
            slots: [
              { at: '2026-11-27T19:45:00+02:00', available: false, reason: 'full' },
              { at: '2026-11-27T20:00:00+02:00', available: true, reason: null },
            ],
          },
        ],
      },
      errors: [
        'fields_invalid',
        'branch_or_address_required',
        'branch_unknown',
        'zone.out_of_range',
        'order_type.not_offered',
      ],
    },
  },
} as const satisfies Feature;
