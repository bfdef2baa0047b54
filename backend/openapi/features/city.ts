import { CITY_EXAMPLES as examples } from '../examples/city-examples';
import type { FeatureContract } from '../operation';
import { CITY_ID } from '../parameters';
import type { Schema } from '../schema';
import { described, flag, list, object, orNull, ref, text, whole, words } from '../schema';

const zoneFields: Readonly<Record<string, Schema>> = {
  id: ref('Id'),
  name: text(),
  color_hex: text({ pattern: '^#[0-9a-fA-F]{6}$' }),
  min_order: ref('Money'),
  delivery_price: ref('Money'),
  free_delivery_from: described(orNull(ref('Money')), 'Null where nothing makes it free.'),
  eta_minutes: whole(1),
  branch_id: ref('Id'),
};

const TIMEZONE = text({ pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$', description: 'IANA zone' });

const HOURS = list(ref('OpeningHours'));

const schemas: Readonly<Record<string, Schema>> = {
  OpeningHours: object(
    {
      days: list(whole(1, 7), { minItems: 1, uniqueItems: true }),
      from: ref('ClockTime'),
      to: ref('ClockTime'),
    },
    {},
    {
      description:
        'Monday is 1; hours that end no later than they begin run past midnight. Rules 14.2.',
    },
  ),
  SpecialDay: object(
    { date: ref('Day') },
    { closed: flag(), from: ref('ClockTime'), to: ref('ClockTime'), text: text() },
    { description: 'Closed, or hours of its own. Rules 14.3.' },
  ),
  Branch: object({
    id: ref('Id'),
    address: object({
      street: text(),
      house: text(),
      lat: ref('Latitude'),
      lng: ref('Longitude'),
    }),
    working_hours: HOURS,
    delivery_hours: orNull(HOURS),
    pickup_hours: orNull(HOURS),
    special_days: list(ref('SpecialDay')),
  }),
  Polygon: object({
    coords: list(
      list({ type: 'number' }, { minItems: 2, maxItems: 2, description: '[longitude, latitude]' }),
      { minItems: 3 },
    ),
  }),
  Zone: object(zoneFields, { polygons: list(ref('Polygon')) }),
  ZoneWithShape: object(
    { ...zoneFields, polygons: list(ref('Polygon')) },
    {},
    { description: 'Where it lies and what it asks. Rules 15.1, 15.5.' },
  ),
  CityPhone: object({ label: text(), phone: ref('Phone'), is_hotline: flag() }),
  Social: object({
    type: text(),
    link: text({ minLength: 1 }),
    image_path_icon_web: ref('Picture'),
    is_messenger: flag(),
  }),
  Ordering: object(
    {
      state: words('open', 'busy', 'paused'),
      delivery: flag(),
      pickup: flag(),
      extra_minutes: whole(0),
      message: orNull(text()),
      resume_at: orNull(ref('Moment')),
    },
    {},
    { description: 'Whether orders are taken now. Rules 14.10.' },
  ),
};

const cityFields = (zone: string): Readonly<Record<string, Schema>> => ({
  id: ref('Id'),
  name: text({ minLength: 1 }),
  base_url: text({ format: 'uri', description: 'The address customers open. Rules 5.1.' }),
  lat: ref('Latitude'),
  lng: ref('Longitude'),
  timezone: TIMEZONE,
  branches: list(ref('Branch')),
  zones: list(ref(zone)),
  phones: list(ref('CityPhone')),
  socials: list(ref('Social')),
  ordering: ref('Ordering'),
});

export const cityContract: FeatureContract = {
  name: 'city',
  description: 'Cities, their branches and zones. Each has its own base address.',
  schemas: {
    ...schemas,
    City: object(cityFields('Zone')),
    CityWithShapes: object(cityFields('ZoneWithShape')),
  },
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
          schema: list(ref('City')),
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
          schema: ref('CityWithShapes'),
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
          schema: object(
            { branches: list(ref('Branch')), zones: list(ref('ZoneWithShape')) },
            {
              timezone: TIMEZONE,
              ordering: ref('Ordering'),
              payments: list(ref('PaymentOffer')),
              equipment: list(ref('EquipmentKind')),
            },
          ),
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
