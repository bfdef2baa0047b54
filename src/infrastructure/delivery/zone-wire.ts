import * as t from 'io-ts';
import type { DeliveryTerms } from '../../domain/zone/zone';
import type { ReadMoney } from '../http/wire-types';
import { moneyOrNull, Count, Decimal, optional } from '../http/wire-types';

/** What a zone asks, wherever an answer says it. */
export const TermsWire = t.intersection([
  t.type({ min_order: Decimal, delivery_price: Decimal }),
  t.partial({ free_delivery_from: optional(Decimal), eta_minutes: optional(Count) }),
]);
type TermsWire = t.TypeOf<typeof TermsWire>;

export const toTerms = (
  wire: TermsWire,
  money: ReadMoney,
): DeliveryTerms & { readonly etaMinutes: number | null } => ({
  minOrder: money(wire.min_order),
  deliveryPrice: money(wire.delivery_price),
  freeDeliveryFrom: moneyOrNull(wire.free_delivery_from, money),
  etaMinutes: wire.eta_minutes ?? null,
});

/** Anything else would be put into a style as it is. */
export const zoneColorOf = (text: string): string =>
  /^#[\da-f]{6}$/i.test(text) ? text : '#888888';
