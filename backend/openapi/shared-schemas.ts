import { ORDER_TYPES } from '../../src/domain/fulfilment/order-type';
import type { Schema } from './schema';
import { described, list, object, orNull, ref, text, whole, words } from './schema';

/** Schemas that several features use, by their names in the document. */
export const SHARED_SCHEMAS: Readonly<Record<string, Schema>> = {
  Id: whole(1, Number.MAX_SAFE_INTEGER, { description: 'The id of a thing: positive.' }),
  Money: {
    type: 'number',
    minimum: 0,
    multipleOf: 0.0001,
    description:
      "Whole units of the shop's currency, with at most its `digits` decimals. Rules 1.1.",
  },
  SignedMoney: {
    type: 'number',
    multipleOf: 0.0001,
    description: 'Money that may also be taken off.',
  },
  Percent: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 },
  Latitude: { type: 'number', minimum: -90, maximum: 90 },
  Longitude: { type: 'number', minimum: -180, maximum: 180 },
  Moment: text({
    format: 'date-time',
    description: 'ISO 8601 with how far its clocks are ahead of UTC. Rules 14.1.',
  }),
  Day: text({ format: 'date', description: 'A day of the calendar, in no zone.' }),
  ClockTime: text({
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$',
    description: "What the city's clocks show.",
  }),
  Slug: text({ minLength: 1, description: 'The part of an address that names a thing (`chpu`).' }),
  Picture: orNull(text({ description: 'The address of a picture, without a host.' })),
  Seo: orNull({
    type: 'object',
    description: 'Texts of a page for search engines: `tt` title, `ds` description, `h1` …',
    additionalProperties: orNull(text()),
  }),
  Meta: object(
    {
      current_page: whole(1),
      last_page: whole(1),
      per_page: whole(1),
      total: whole(0),
    },
    {},
    { description: 'Where in a list this page is. Rules 4.2.' },
  ),
  Phone: text({ minLength: 1, description: 'A phone as people write it.' }),
  PhoneDigits: text({
    pattern: '^\\+?\\d{4,15}$',
    description:
      'A phone as its digits, with the country code; with a plus in front where the country of the shop would read the digits as another number. Rules 18.1.',
  }),
  OrderType: words(...ORDER_TYPES),
  Error: object(
    {
      message: text({ minLength: 1, description: "For people, in the request's language." }),
      code: text({ minLength: 1, description: 'For programs: never translated.' }),
      request_id: text({ minLength: 1 }),
    },
    {
      errors: {
        type: 'object',
        description: 'With 422 only: what is wrong, by the path of the field. Rules 19.5.',
        additionalProperties: list(text({ minLength: 1 }), { minItems: 1 }),
      },
      params: { type: 'object', description: 'Numbers and words that the message speaks of.' },
    },
    { description: 'The one shape of all errors.' },
  ),
};

/** The two files of a picture: webp, and jpeg for browsers without it. */
export const picture = { image_path: ref('Picture'), image_path_jpeg: ref('Picture') };

/** A span of moments, the first and the last. */
export const span = (description: string): Schema =>
  described(object({ from: ref('Moment'), to: ref('Moment') }), description);

/** A list in pages: the items and where they are. */
export const paged = (items: Schema): Schema => object({ data: list(items), meta: ref('Meta') });
