import * as t from 'io-ts';
import { City, CityWithShapes, DeliveryInfo } from '../wire/city';
import type { Feature } from './call';
import { CITY, anyone } from './call';
import { CHOPSTICKS, CITY_WITH_SHAPES, CASH, CITY as SOFIA } from './examples';

const { branches, timezone, ordering } = SOFIA;
const { zones } = CITY_WITH_SHAPES;

export const city = {
  name: 'city',
  description: 'Cities, their branches and zones. Each has its own base address.',
  calls: {
    listCities: anyone.get('/domain', '5.1', 'All cities; the shapes of zones may be left out', {
      description: 'A visit to an unknown host belongs to the first.',
      answer: t.readonlyArray(City),
      example: [SOFIA],
    }),
    showCity: anyone.get('/domain/{id}', '5.1 15.1', 'One city, with the shapes of its zones', {
      parameters: CITY,
      answer: CityWithShapes,
      example: CITY_WITH_SHAPES,
    }),
    showDelivery: anyone.get(
      '/domain/{id}/delivery',
      '15.1 15.5',
      'Branches and zones of a city, the same as in the city itself',
      {
        parameters: CITY,
        answer: DeliveryInfo,
        example: { branches, zones, timezone, ordering, payments: [CASH], equipment: [CHOPSTICKS] },
      },
    ),
  },
} satisfies Feature;
