import * as t from 'io-ts';
import {
  LeafType,
  described,
  lenient,
  nullable,
  number,
  text,
  tolerant,
  whole,
  openEnum,
  shape,
} from './codec';
import {
  BranchId,
  CityId,
  ClockTime,
  Colour,
  DayText,
  Latitude,
  Longitude,
  MomentText,
  Money,
  Name,
  Phone,
  Picture,
  ZoneId,
} from './primitives';
import { EquipmentKind, PaymentOffer } from './settings';

/** Where a site is: a scheme that browsers visit, and a host. */
const SiteAddress = new LeafType<string>(
  'the address of a site',
  { type: 'string', format: 'uri', description: 'The address customers open. Rules 5.1.' },
  (input) =>
    typeof input === 'string' && /^https?:\/\/[^\s/]/i.test(input) && URL.canParse(input)
      ? input
      : null,
  t.identity,
);

export const OpeningHours = shape(
  'Monday is 1; hours that end no later than they begin run past midnight. Rules 14.2.',
  {
    days: described(t.readonlyArray(number({ type: 'integer', minimum: 1, maximum: 7 })), {
      minItems: 1,
      uniqueItems: true,
    }),
    from: ClockTime,
    to: ClockTime,
  },
);
export type OpeningHours = t.TypeOf<typeof OpeningHours>;

export const SpecialDay = described(
  t.intersection([
    t.type({ date: DayText }),
    t.partial({
      closed: tolerant(t.boolean),
      from: tolerant(ClockTime),
      to: tolerant(ClockTime),
      text: tolerant(text()),
    }),
  ]),
  'Closed, or hours of its own. Rules 14.3.',
);
export type SpecialDay = t.TypeOf<typeof SpecialDay>;

const HOURS = t.readonlyArray(OpeningHours);

/** When a branch works. */
export const branchSchedule = {
  working_hours: tolerant(HOURS),
  delivery_hours: tolerant(nullable(HOURS)),
  pickup_hours: tolerant(nullable(HOURS)),
  special_days: tolerant(t.readonlyArray(SpecialDay)),
};

export const Branch = t.type({
  id: BranchId,
  address: t.type({ street: text(), house: text(), lat: Latitude, lng: Longitude }),
  ...branchSchedule,
});
export type Branch = t.TypeOf<typeof Branch>;

export const Polygon = t.type({
  coords: described(
    t.readonlyArray(
      described(t.readonlyArray(number()), {
        minItems: 2,
        maxItems: 2,
        description: '[longitude, latitude]',
      }),
    ),
    { minItems: 3 },
  ),
});
export type Polygon = t.TypeOf<typeof Polygon>;

/** What a zone asks of an order. */
export const zoneTerms = {
  min_order: Money,
  delivery_price: Money,
  free_delivery_from: tolerant(described(nullable(Money), 'Null where nothing makes it free.')),
  eta_minutes: tolerant(whole(0, undefined, { minimum: 1 })),
};

const ZoneTermsType = t.type(zoneTerms);
export type ZoneTerms = t.TypeOf<typeof ZoneTermsType>;

/** Read part by part: a piece that makes no shape costs its zone alone. */
const Polygons = described(t.unknown, t.readonlyArray(Polygon));

/** As the list of cities has it, where only its id is needed. */
export const Zone = t.intersection([
  t.type({
    id: ZoneId,
    name: lenient(text()),
    color_hex: lenient(Colour),
    min_order: lenient(Money),
    delivery_price: lenient(Money),
    free_delivery_from: lenient(zoneTerms.free_delivery_from.codec),
    eta_minutes: lenient(zoneTerms.eta_minutes.codec),
    branch_id: lenient(BranchId),
  }),
  t.partial({ polygons: Polygons }),
]);
export type Zone = t.TypeOf<typeof Zone>;

export const ZoneWithShape = shape('Where it lies and what it asks. Rules 15.1, 15.5.', {
  id: ZoneId,
  name: text(),
  color_hex: Colour,
  ...zoneTerms,
  branch_id: lenient(BranchId),
  polygons: Polygons,
});
export type ZoneWithShape = t.TypeOf<typeof ZoneWithShape>;

export const CityPhone = t.type({ label: text(), phone: Phone, is_hotline: tolerant(t.boolean) });

export const Social = t.type({
  type: text(),
  link: text({ minLength: 1 }),
  image_path_icon_web: tolerant(Picture),
  is_messenger: tolerant(t.boolean),
});
export type Social = t.TypeOf<typeof Social>;

export const Ordering = shape('Whether orders are taken now. Rules 14.10.', {
  state: tolerant(openEnum(['open', 'busy', 'paused'])),
  delivery: tolerant(t.boolean),
  pickup: tolerant(t.boolean),
  extra_minutes: tolerant(number({ type: 'integer', minimum: 0 })),
  message: tolerant(nullable(text())),
  resume_at: tolerant(nullable(MomentText)),
});
export type Ordering = t.TypeOf<typeof Ordering>;

const TimeZone = text({
  pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$',
  description: 'IANA zone',
});

const cityFields = {
  id: CityId,
  name: Name,
  base_url: SiteAddress,
  lat: tolerant(Latitude),
  lng: tolerant(Longitude),
  timezone: tolerant(TimeZone),
  branches: tolerant(t.readonlyArray(Branch)),
  phones: tolerant(t.readonlyArray(CityPhone)),
  socials: tolerant(t.readonlyArray(Social)),
  ordering: tolerant(Ordering),
};

export const City = t.type({ ...cityFields, zones: tolerant(t.readonlyArray(Zone)) });
export type City = t.TypeOf<typeof City>;

export const CityWithShapes = t.type({
  ...cityFields,
  zones: tolerant(t.readonlyArray(ZoneWithShape)),
});
export type CityWithShapes = t.TypeOf<typeof CityWithShapes>;

/** Where a city cooks and where it delivers. */
export const DeliveryInfo = t.intersection([
  t.type({
    branches: lenient(t.readonlyArray(Branch)),
    zones: tolerant(t.readonlyArray(ZoneWithShape)),
  }),
  t.partial({
    timezone: lenient(TimeZone),
    ordering: lenient(Ordering),
    payments: t.readonlyArray(PaymentOffer),
    equipment: lenient(t.readonlyArray(EquipmentKind)),
  }),
]);
export type DeliveryInfo = t.TypeOf<typeof DeliveryInfo>;
