import { ZONE_EXAMPLES as examples } from '../examples/zone-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID, query, requiredQuery } from '../parameters';
import type { Schema } from '../schema';
import { flag, list, object, orNull, ref, text, whole, words } from '../schema';

const schemas: Readonly<Record<string, Schema>> = {
  AddressTerms: object(
    {
      free_delivery_from: orNull(ref('Money')),
      min_order: ref('Money'),
      delivery_price: ref('Money'),
      eta_minutes: whole(1),
      zone: object({ id: ref('Id'), name: text(), color_hex: text() }),
    },
    {},
    { description: 'What the zone of a point asks. Rules 8.7, 8.8.' },
  ),
  Slot: object({
    at: ref('Moment'),
    available: flag(),
    reason: orNull(words('full', 'too_late')),
  }),
  Slots: object({
    now: ref('Moment'),
    asap: object(
      {
        available: flag(),
        from: orNull(ref('Moment')),
        to: orNull(ref('Moment')),
        reason: orNull(words('switched_off', 'paused', 'closed', 'too_late', 'full')),
      },
      {},
      { description: 'As soon as possible. Rules 14.11.' },
    ),
    days: list(
      object({
        date: ref('Day'),
        closed: flag(),
        text: orNull(text()),
        slots: list(ref('Slot')),
      }),
    ),
  }),
};

export const zoneContract: FeatureContract = {
  name: 'zones and times',
  description: 'What an address costs and when an order can come.',
  schemas,
  operations: [
    {
      id: 'showAddressTerms',
      method: 'get',
      path: '/address/min',
      summary: 'What the zone of a point asks',
      rules: ['8.7', '8.8', '15.2', '15.3', '15.4'],
      access: 'anyone',
      parameters: [
        requiredQuery('lat', 'Latitude', ref('Latitude'), 42.69121),
        requiredQuery('lng', 'Longitude', ref('Longitude'), 23.31947),
        query('domainId', 'Only zones of this city; without it of all', ref('Id')),
      ],
      answers: {
        200: {
          description: 'The zone that the customer gets',
          schema: ref('AddressTerms'),
          examples: { zoneA: examples.terms },
        },
      },
      errors: ['zone.out_of_range', 'fields_invalid', 'domain_unknown'],
    },
    {
      id: 'listSlots',
      method: 'get',
      path: '/domain/{id}/slots',
      summary: 'Times to choose from',
      rules: ['14.5', '14.7', '14.8', '14.9', '14.10', '14.11'],
      access: 'anyone',
      parameters: [
        CITY_ID,
        query('orderType', 'Delivery where it is not said', ref('OrderType'), 'delivery'),
        query('branch', 'Of pickup', ref('Id')),
        query('lat', 'Of the address of a delivery', ref('Latitude'), 42.69121),
        query('lng', 'Of the address of a delivery', ref('Longitude'), 23.31947),
        query('days', 'How many, from today', whole(1, 7), 2),
      ],
      answers: {
        200: {
          description: 'As soon as possible, and every quarter hour of the days',
          schema: ref('Slots'),
          examples: { evening: examples.slots, night: examples.closed },
        },
      },
      errors: [
        'fields_invalid',
        'branch_or_address_required',
        'branch_unknown',
        'zone.out_of_range',
        'order_type.not_offered',
      ],
    },
  ],
};
