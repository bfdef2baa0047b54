import { MAX_LINE_QUANTITY } from '../../domain/cart/cart-line';
import type { Money } from '../../domain/money/money';
import { NOTHING, money } from '../../domain/money/money';
import { validateOrderPersons } from '../../domain/cart/order-limits';
import type { OrderOptions } from '../../domain/order/order-options';
import { NO_OPTIONS } from '../../domain/order/order-options';
import type { EquipmentChoice } from '../../domain/pricing/price-equipment';
import type { PromoCode } from '../../domain/promotion/promo-code';
import { readPromoCode } from '../../domain/promotion/promo-code';
import type { Result } from '../../domain/result/result';
import { ok, refuse } from '../../domain/result/result';
import { decodeText, encodeText } from './cookie-text';
import { decodeId, encodeId } from './id-text';

/**
 * What is wished with an order as a cookie, version 1, without its time, which is soon no more to be
 * had: `1!QUxVTTE1!yq!3!1-2.2-1` is the code ALUM15, 12.50 in bonuses, three persons, two pieces of
 * equipment 1 and one of equipment 2. Parts that are empty stand for no such wish; the last ones of
 * them are left out.
 */
const VERSION = '1';
const PARTING = '!';
const CHOICE = '.';
const QUANTITY = '-';

/** More kinds than any shop lays beside its food. */
const MAX_KINDS = 20;

interface Malformed {
  readonly kind: 'Malformed';
}

type Decoded<Value> = Result<Malformed, Value>;

const MALFORMED: Decoded<never> = refuse({ kind: 'Malformed' });

const encodeNumber = (value: number): string => (value === 0 ? '' : value.toString(36));

const encodeChoice = ({ equipmentId, quantity }: EquipmentChoice): string =>
  `${encodeId(equipmentId)}${QUANTITY}${encodeNumber(quantity)}`;

/** Empty text where nothing is wished for, which needs no cookie. */
export const encodeOrderOptions = (options: OrderOptions): string => {
  const { promoCode, bonuses, persons, equipment } = options;
  const parts = [
    promoCode === null ? '' : encodeText(promoCode),
    encodeNumber(bonuses),
    encodeNumber(persons ?? 0),
    equipment.slice(0, MAX_KINDS).map(encodeChoice).join(CHOICE),
  ];
  return parts.every((part) => part === '')
    ? ''
    : [VERSION, ...parts].join(PARTING).replace(/!+$/, '');
};

/** A whole number above 0 and up to `max`; null for any other text. */
const decodeNumber = (text: string, max: number): number | null => {
  if (!/^[1-9a-z][0-9a-z]{0,10}$/.test(text)) return null;
  const value = Number.parseInt(text, 36);
  return value <= max ? value : null;
};

const decodePromoCode = (text: string): Decoded<PromoCode | null> => {
  if (text === '') return ok(null);
  const written = decodeText(text);
  if (written === null) return MALFORMED;
  const code = readPromoCode(written);
  // Only its normal form was ever written.
  return code.ok && code.value === written ? ok(code.value) : MALFORMED;
};

const decodeBonuses = (text: string): Decoded<Money> => {
  if (text === '') return ok(NOTHING);
  const minor = decodeNumber(text, Number.MAX_SAFE_INTEGER);
  return minor === null ? MALFORMED : ok(money(minor));
};

const decodePersons = (text: string): Decoded<number | null> => {
  if (text === '') return ok(null);
  const persons = validateOrderPersons(decodeNumber(text, Number.MAX_SAFE_INTEGER) ?? 0);
  return persons.ok ? persons : MALFORMED;
};

const decodeChoice = (text: string): EquipmentChoice | null => {
  const [id = '', count = '', ...more] = text.split(QUANTITY);
  const equipmentId = decodeId<'equipment'>(id);
  const quantity = decodeNumber(count, MAX_LINE_QUANTITY);
  return equipmentId === null || quantity === null || more.length > 0
    ? null
    : { equipmentId, quantity };
};

const decodeEquipment = (text: string): Decoded<readonly EquipmentChoice[]> => {
  if (text === '') return ok([]);
  const choices = text.split(CHOICE).map(decodeChoice);
  const known = choices.filter((choice) => choice !== null);
  const kinds = new Set(known.map(({ equipmentId }) => equipmentId));
  return known.length === choices.length && kinds.size === known.length && known.length <= MAX_KINDS
    ? ok(known)
    : MALFORMED;
};

/**
 * The wishes of a text, to be had as soon as possible. A text with any part that makes no sense
 * counts as nothing wished for: half of it would cost what nobody was told.
 */
export const decodeOrderOptions = (text: string): OrderOptions => {
  const [version, code = '', sum = '', count = '', choices = '', ...more] = text.split(PARTING);
  if (version !== VERSION || more.length > 0) return NO_OPTIONS;
  const promoCode = decodePromoCode(code);
  const bonuses = decodeBonuses(sum);
  const persons = decodePersons(count);
  const equipment = decodeEquipment(choices);
  if (!promoCode.ok || !bonuses.ok || !persons.ok || !equipment.ok) return NO_OPTIONS;
  return {
    ...NO_OPTIONS,
    promoCode: promoCode.value,
    bonuses: bonuses.value,
    persons: persons.value,
    equipment: equipment.value,
  };
};
