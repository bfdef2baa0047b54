import { ZONE_EXAMPLES as examples } from '../examples/zone-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID, query, requiredQuery } from '../parameters';
import { whole } from '../../wire/codec';
import { Latitude, Longitude, OrderType, ThingId } from '../../wire/primitives';
import { AddressTerms, Slots } from '../../wire/zone';

export const zoneContract: FeatureContract = {
  name: 'zones and times',
  description: 'What an address costs and when an order can come.',
  operations: [
    {
      id: 'showAddressTerms',
      method: 'get',
      path: '/address/min',
      summary: 'What the zone of a point asks',
      rules: ['8.7', '8.8', '15.2', '15.3', '15.4'],
      access: 'anyone',
      parameters: [
        requiredQuery('lat', 'Latitude', Latitude, 42.69121),
        requiredQuery('lng', 'Longitude', Longitude, 23.31947),
        query('domainId', 'Only zones of this city; without it of all', ThingId),
      ],
      answers: {
        200: {
          description: 'The zone that the customer gets',
          schema: AddressTerms,
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
        query('orderType', 'Delivery where it is not said', OrderType, 'delivery'),
        query('branch', 'Of pickup', ThingId),
        query('lat', 'Of the address of a delivery', Latitude, 42.69121),
        query('lng', 'Of the address of a delivery', Longitude, 23.31947),
        query('days', 'How many, from today', whole(1, 7), 2),
      ],
      answers: {
        200: {
          description: 'As soon as possible, and every quarter hour of the days',
          schema: Slots,
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
