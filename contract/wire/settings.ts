import * as t from 'io-ts';
import { BRANDING_PICTURES, SHOP_FONTS, TITLED_PAGES } from '../../src/domain/branding/branding';
import { NAMED_PAYMENT_TYPES } from '../../src/domain/order/payment-type';
import { described, lenient, nullable, number, text, tolerant, openEnum, shape } from './codec';
import {
  CityId,
  Colour,
  Day,
  Digits,
  EquipmentId,
  Money,
  Name,
  OpenOrderType,
  Percent,
  Slug,
  ThingId,
} from './primitives';
import { Seo } from './shared';

const currency = {
  code: text({ pattern: '^[A-Z]{3}$' }),
  symbol: text({ minLength: 1 }),
  digits: Digits,
  position: openEnum(['before', 'after']),
};

export const Currency = described(
  t.type({ ...currency, digits: described(Digits, 'Decimals of every sum of the shop') }),
  'Rules 1.4.',
);
export type Currency = t.TypeOf<typeof Currency>;

export const SecondCurrency = shape(
  'Only shown; `rate` is how much of it one of ours is. Rules 1.5.',
  {
    ...currency,
    rate: number({ exclusiveMinimum: 0 }),
    until: described(
      nullable(Day),
      "The last day on which it is shown, by the city's calendar; null for no end",
    ),
  },
);
export type SecondCurrency = t.TypeOf<typeof SecondCurrency>;

export const PaymentType = described(
  openEnum(NAMED_PAYMENT_TYPES),
  'Bitcoin is only mentioned and can never be chosen. Rules 13.6.',
);
export type PaymentType = t.TypeOf<typeof PaymentType>;

const Cities = tolerant(
  described(t.readonlyArray(CityId), {
    uniqueItems: true,
    description: 'The cities where it is offered; in all where left out',
  }),
);

export const PaymentOffer = t.intersection([
  t.type({
    type: PaymentType,
    order_types: tolerant(
      described(t.readonlyArray(OpenOrderType), {
        uniqueItems: true,
        description: 'Of the orders that can be paid so; of none, where it is only mentioned',
      }),
    ),
  }),
  t.partial({ domain_ids: Cities }),
]);
export type PaymentOffer = t.TypeOf<typeof PaymentOffer>;

export const EquipmentKind = t.intersection([
  t.type({
    id: EquipmentId,
    kind: lenient(described(text(), '`chopsticks`, `training_chopsticks` or another')),
    name: text(),
    price: Money,
  }),
  t.partial({
    order_types: tolerant(
      described(t.readonlyArray(OpenOrderType), {
        uniqueItems: true,
        description: 'The orders that it can lie beside; all where left out',
      }),
    ),
    domain_ids: Cities,
  }),
]);

const each = <Name extends string, C extends t.Mixed>(names: readonly Name[], codec: C) =>
  // One entry for each name, which Object.fromEntries forgets.
  Object.fromEntries(names.map((name) => [name, codec])) as Record<Name, C>;

const Title = t.partial({ title: nullable(text()), description: nullable(text()) });

export const Branding = described(
  t.intersection([
    t.type({ name: Name }),
    t.partial({
      tagline: nullable(text()),
      titles: tolerant(
        described(
          t.partial(each(TITLED_PAGES, Title)),
          'Of pages; `{city}` stands for the name of the city.',
        ),
      ),
      pictures: lenient(
        described(
          nullable(t.type(each(BRANDING_PICTURES, text()))),
          'Addresses: `logo` for the header, the others for icons and link previews.',
        ),
      ),
      accent: tolerant(nullable(t.type({ light: Colour, dark: Colour }))),
      font: tolerant(openEnum(SHOP_FONTS)),
      apps: tolerant(t.partial({ apple: nullable(text()), google: nullable(text()) })),
    }),
  ]),
  'How the shop presents itself, in the language of the call.',
);
export type Branding = t.TypeOf<typeof Branding>;

export const Settings = described(
  t.intersection([
    t.type({
      warning_text: tolerant(
        described(
          nullable(text()),
          'What the shop warns of just now, in the language of the call; null for nothing. Rules 21.2.',
        ),
      ),
      login: tolerant(
        t.type({
          sms: tolerant(t.boolean),
          telegram: tolerant(t.boolean),
          whatsapp: tolerant(t.boolean),
        }),
      ),
      sms_on: tolerant(described(t.boolean, 'False: every phone is logged in at once.')),
      currency: Currency,
      second_currency: lenient(nullable(SecondCurrency)),
      payments: tolerant(t.readonlyArray(PaymentOffer)),
      equipment: tolerant(t.readonlyArray(EquipmentKind)),
      deposit_from: tolerant(
        described(nullable(Money), 'Null where no order needs a deposit. Rules 8.10.'),
      ),
      delivery_type_choice: tolerant(t.boolean),
    }),
    t.partial({
      deposit_percent: described(
        nullable(Percent),
        'The part of a large order that is its deposit; 50 where left out. Rules 8.10.',
      ),
      bonus_earn_percent: described(
        tolerant(Percent),
        'The part of what was paid that comes back as bonuses; 10 where left out, 0 where none does. Rules 10.5.',
      ),
      branding: described(
        nullable(Branding),
        'Left out or null: name and look are those that the storefront was set up with',
      ),
      sandboxes: described(
        tolerant(t.readonlyArray(openEnum(['payment', 'telegram', 'outbox', 'login']))),
        {
          uniqueItems: true,
          description:
            'What only pretends, which the shop then says on its pages; none where left out',
        },
      ),
    }),
  ]),
  'The same for all cities.',
);
export type Settings = t.TypeOf<typeof Settings>;

export const NavigationItem = t.type({
  id: ThingId,
  name: Name,
  seo: tolerant(Seo),
  show_top: tolerant(t.boolean),
  show_bottom: tolerant(t.boolean),
  webmodule: tolerant(
    nullable(t.intersection([t.type({ type: text() }), t.partial({ chpu: nullable(text()) })])),
  ),
  page: tolerant(nullable(t.type({ chpu: tolerant(Slug) }))),
  link: tolerant(nullable(text())),
  link_open_in_new_tab: tolerant(t.boolean),
  link_noindex: tolerant(t.boolean),
});
export type NavigationItem = t.TypeOf<typeof NavigationItem>;
