import * as t from 'io-ts';
import { CITY_EXAMPLES as examples } from '../examples/city-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID } from '../parameters';
import { City, CityWithShapes, DeliveryInfo } from '../../wire/city';

export const cityContract: FeatureContract = {
  name: 'city',
  description: 'Cities, their branches and zones. Each has its own base address.',
  operations: [
    {
      id: 'listCities',
      method: 'get',
      path: '/domain',
      summary: 'All cities; the shapes of zones may be left out',
      rules: ['5.1'],
      access: 'anyone',
      answers: {
        200: {
          description: 'The cities; a visit to an unknown host belongs to the first',
          schema: t.readonlyArray(City),
          examples: { cities: [examples.sofia, examples.varna] },
        },
      },
    },
    {
      id: 'showCity',
      method: 'get',
      path: '/domain/{id}',
      summary: 'One city, with the shapes of its zones',
      rules: ['5.1', '15.1'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'The city',
          schema: CityWithShapes,
          examples: { sofia: examples.sofiaWithShapes },
        },
      },
    },
    {
      id: 'showDelivery',
      method: 'get',
      path: '/domain/{id}/delivery',
      summary: 'Branches and zones of a city, the same as in the city itself',
      rules: ['15.1', '15.5'],
      access: 'anyone',
      parameters: [CITY_ID],
      answers: {
        200: {
          description: 'Where the city cooks and where it delivers',
          schema: DeliveryInfo,
          examples: {
            sofia: {
              branches: examples.sofiaWithShapes.branches,
              zones: examples.sofiaWithShapes.zones,
              timezone: examples.sofia.timezone,
              ordering: examples.sofia.ordering,
              payments: [
                { type: 'cash', order_types: ['delivery', 'pickup'] },
                { type: 'bitcoin', order_types: [] },
              ],
              equipment: [{ id: 1, kind: 'chopsticks', name: 'Chopsticks', price: 0.3 }],
            },
          },
        },
      },
    },
  ],
};
