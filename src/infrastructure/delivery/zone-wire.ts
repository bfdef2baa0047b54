import type { ZoneTerms } from '../../../contract/wire/city';
import type { DeliveryTerms } from '../../domain/zone/zone';
import type { ReadMoney } from '../http/decoder';
import { moneyOrNull } from '../http/decoder';

export const toTerms = (
  wire: ZoneTerms,
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
