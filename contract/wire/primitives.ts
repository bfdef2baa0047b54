import * as t from 'io-ts';
import { ORDER_TYPES } from '../../src/domain/fulfilment/order-type';
import type { Id } from '../../src/domain/id/ids';
import { idOf } from '../../src/domain/id/ids';
import type { Instant } from '../../src/domain/time/instant';
import { readIsoMoment } from '../../src/domain/time/iso-moment';
import type { LocalDate } from '../../src/domain/time/local-date';
import { readLocalDate } from '../../src/domain/time/local-date';
import { LeafType, described, nullable, number, oneOf, text, whole } from './codec';
import type { Schema } from './schema';

/** The codecs of all ids, which the document describes alike. */
export const IDS = new Set<t.Mixed>();

/** The id of a thing of one kind, which from here on names nothing else. */
const idFor = <Kind extends string>(kind: Kind) => {
  const codec = new LeafType<Id<Kind>, number>(
    `${kind}'s id`,
    {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The id of a thing: positive.',
    },
    (input) => (typeof input === 'number' ? idOf<Kind>(input) : null),
    t.identity,
  );
  IDS.add(codec);
  return codec;
};

export const ProductId = idFor('product');
export const IngredientId = idFor('ingredient');
export const OptionId = idFor('option');
export const CategoryId = idFor('category');
export const FilterId = idFor('filter');
export const CityId = idFor('city');
export const BranchId = idFor('branch');
export const ZoneId = idFor('zone');
export const AddressId = idFor('address');
export const OrderId = idFor('order');
export const EquipmentId = idFor('equipment');
/** Of things that are only listed, never requested by their id: banners, menu entries, gifts. */
export const ThingId = idFor<string>('thing');

/** Whole units; far above any sum, and exact in ten-thousandths too, the smallest minor units. */
const LARGEST_SUM = 1e11;

/** A number, also where it is written as a text; never NaN or beyond all sums. */
const decimalOf = (input: unknown): number | null => {
  const isText = typeof input === 'string' && /^-?\d+(\.\d+)?$/.test(input);
  const value = isText ? Number(input) : input;
  return typeof value === 'number' && Math.abs(value) <= LARGEST_SUM ? value : null;
};

const decimal = (schema: Schema) =>
  new LeafType<number>('a decimal', { type: 'number', ...schema }, decimalOf, t.identity);

export const Money = decimal({
  minimum: 0,
  multipleOf: 0.0001,
  description: "Whole units of the shop's currency, with at most its `digits` decimals. Rules 1.1.",
});
export const SignedMoney = decimal({
  multipleOf: 0.0001,
  description: 'Money that may also be taken off.',
});
export const Percent = decimal({ minimum: 0, maximum: 100, multipleOf: 0.01 });
/** Grams, kilocalories: not negative. */
export const Amount = decimal({ minimum: 0 });
export const Latitude = number({ minimum: -90, maximum: 90 });
export const Longitude = number({ minimum: -180, maximum: 180 });

/** Decimals of a currency; four is the most that any has. */
export const Digits = whole(0, 4);

export const Moment = new LeafType<Instant, string>(
  'a moment',
  {
    type: 'string',
    format: 'date-time',
    description: 'ISO 8601 with how far its clocks are ahead of UTC. Rules 14.1.',
  },
  (input) => {
    const moment = typeof input === 'string' ? readIsoMoment(input) : null;
    return moment?.ok ? moment.value : null;
  },
  (moment) => new Date(moment).toISOString(),
  (value): value is Instant => typeof value === 'number',
);

export const Day = new LeafType<LocalDate, string>(
  'a day',
  { type: 'string', format: 'date', description: 'A day of the calendar, in no zone.' },
  (input) => {
    const date = typeof input === 'string' ? readLocalDate(input) : null;
    return date?.ok ? date.value : null;
  },
  String,
);

/** For readers to whom one that cannot be read means something of its own. */
export const MomentText = described(text(), Moment);
export const DayText = described(text(), Day);

export const ClockTime = text({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$',
  description: "What the city's clocks show.",
});
export const Slug = text({
  minLength: 1,
  description: 'The part of an address that names a thing (`chpu`).',
});
export const Phone = text({ minLength: 1, description: 'A phone as people write it.' });
export const PhoneDigits = text({
  pattern: '^\\+?\\d{4,15}$',
  description:
    'A phone as its digits, with the country code; with a plus in front where the country of the shop would read the digits as another number. Rules 18.1.',
});
export const Name = text({ minLength: 1 });
export const Colour = text({ pattern: '^#[0-9a-fA-F]{6}$' });
export const OrderType = oneOf(ORDER_TYPES);
/** Of whatever kind a later contract has. */
export const OpenOrderType = described(text(), OrderType);
/** What a thing may have none of. */
export const Picture = nullable(text({ description: 'The address of a picture, without a host.' }));
