import { MAX_LINE_QUANTITY } from '../../domain/cart/cart-line';
import { MAX_ORDER_PERSONS } from '../../domain/cart/order-limits';
import { money } from '../../domain/money/money';
import type { OrderOptions } from '../../domain/order/order-options';
import { NO_OPTIONS } from '../../domain/order/order-options';
import type { EquipmentChoice } from '../../domain/pricing/price-equipment';
import { readPromoCode } from '../../domain/promotion/promo-code';
import { decodeId, decodeNumber, encodeNumber } from './base-36';
import { decodeText, encodeText } from './cookie-text';

/**
 * The order options as a cookie, version 1, without the time, which is soon no more to be
 * had: `1!QUxVTTE1!yq!3!1-2.2-1` is the code ALUM15, 12.50 in bonuses, three persons, two pieces of
 * equipment 1 and one of equipment 2. An empty part is an option that was not chosen; the last ones of
 * them are left out.
 */
const VERSION = '1';
const PARTING = '!';
const CHOICE = '.';
const QUANTITY = '-';

/** More kinds than any shop lays beside its food. */
const MAX_KINDS = 20;

const encodeOptional = (value: number | null): string => (value ? encodeNumber(value) : '');

const encodeChoice = ({ equipmentId, quantity }: EquipmentChoice): string =>
  `${encodeNumber(equipmentId)}${QUANTITY}${encodeOptional(quantity)}`;

/** Empty text for no options, which need no cookie. */
export const encodeOrderOptions = (options: OrderOptions): string => {
  const { promoCode, bonuses, persons, equipment } = options;
  const parts = [
    promoCode === null ? '' : encodeText(promoCode),
    encodeOptional(bonuses),
    encodeOptional(persons),
    equipment.slice(0, MAX_KINDS).map(encodeChoice).join(CHOICE),
  ];
  return parts.every((part) => part === '')
    ? ''
    : [VERSION, ...parts].join(PARTING).replace(/!+$/, '');
};

/** Each kind once, as it comes last. */
const decodeChoices = (text: string): readonly EquipmentChoice[] => {
  const kinds = new Map<number, EquipmentChoice>();
  for (const choice of text.split(CHOICE)) {
    const [id, count] = choice.split(QUANTITY);
    const equipmentId = decodeId<'equipment'>(id);
    const quantity = decodeNumber(count, MAX_LINE_QUANTITY);
    if (equipmentId !== null && quantity !== null)
      kinds.set(equipmentId, { equipmentId, quantity });
  }
  return [...kinds.values()];
};

/**
 * The order options of a text, without a time. A text that the shop would have written
 * otherwise counts as no options: half of it would cost what nobody was shown.
 */
export const decodeOrderOptions = (text: string): OrderOptions => {
  const [, code = '', bonuses, persons, choices = ''] = text.split(PARTING);
  const promoCode = readPromoCode(decodeText(code) ?? '');
  const options: OrderOptions = {
    ...NO_OPTIONS,
    promoCode: promoCode.ok ? promoCode.value : null,
    bonuses: money(decodeNumber(bonuses) ?? 0),
    persons: decodeNumber(persons, MAX_ORDER_PERSONS),
    equipment: decodeChoices(choices),
  };
  return text !== '' && encodeOrderOptions(options) === text ? options : NO_OPTIONS;
};
