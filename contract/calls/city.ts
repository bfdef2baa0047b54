import * as t from 'io-ts';
import { City, CityWithShapes, DeliveryInfo } from '../wire/city';
import type { Feature } from './call';
import { CITY } from './call';
import { CITY as SOFIA, CITY_WITH_SHAPES } from './examples';

export const city = {
  name: 'city',
  description: 'Cities, their branches and zones. Each has its own base address.',
  calls: {
    listCities: {
      method: 'get',
      path: '/domain',
      summary: 'All cities; the shapes of zones may be left out',
      description: 'A visit to an unknown host belongs to the first.',
      rules: '5.1',
      access: 'anyone',
      answers: { 200: t.readonlyArray(City) },
      exampleAnswer: [SOFIA],
    },
    showCity: {
      method: 'get',
      path: '/domain/{id}',
      summary: 'One city, with the shapes of its zones',
      rules: '5.1 15.1',
      access: 'anyone',
      parameters: CITY,
      answers: { 200: CityWithShapes },
      exampleAnswer: CITY_WITH_SHAPES,
    },
    showDelivery: {
      method: 'get',
      path: '/domain/{id}/delivery',
      summary: 'Branches and zones of a city, the same as in the city itself',
      rules: '15.1 15.5',
      access: 'anyone',
      parameters: CITY,
      answers: { 200: DeliveryInfo },
      exampleAnswer: {
        branches: SOFIA.branches,
        zones: CITY_WITH_SHAPES.zones,
        timezone: SOFIA.timezone,
        ordering: SOFIA.ordering,
        payments: [{ type: 'cash', order_types: ['delivery', 'pickup'] }],
        equipment: [{ id: 1, kind: 'chopsticks', name: 'Chopsticks', price: 0.3 }],
      },
    },
  },
} as const satisfies Feature;
