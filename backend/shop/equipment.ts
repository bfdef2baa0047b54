import type { Currency } from '../../src/domain';
import { ZERO, decimalFromMoney, moneyFromDecimal } from '../../src/domain';
import type { EquipmentOffer } from '../../src/domain/pricing/price-equipment';
import { readStatedSum, sumIn } from '../money/stated-sum';
import { storedId } from '../storage/stored-id';
import type { Localise } from '../i18n/localised-text';
import { translate } from '../i18n/translate';
import type { OfferingShop } from './own-offers';
import { toWireScope } from '../payment/scope-wire';
import { scopeOf } from './own-offers';

/** What a customer may ask for beside the food, in the customer's language. */
export interface Equipment extends EquipmentOffer {
  readonly kind: 'chopsticks' | 'training_chopsticks' | 'other';
  readonly name: string;
}

/** In which language equipment is named. */
export interface EquipmentLanguage {
  readonly locale: string;
  readonly localise: Localise;
}

/** What a pair costs: chopsticks, and those to learn with. In any other currency they are free. */
const PRICES: Readonly<Record<string, readonly [number, number]>> = {
  AED: [1, 3],
  BGN: [0.3, 0.9],
  EUR: [0.15, 0.46],
};

/** The equipment of a shop that names none of its own. */
const usualEquipment = (
  { code, digits }: Currency,
  { locale }: EquipmentLanguage,
): readonly Equipment[] => {
  const [plain, training] = PRICES[code] ?? [0, 0];
  return (['chopsticks', 'training_chopsticks'] as const).map((kind, index) => ({
    id: storedId('equipment', index + 1),
    kind,
    name: translate(locale, `equipment.${kind}`),
    price: moneyFromDecimal(index === 0 ? plain : training, digits),
  }));
};

/** Returns what the shop lays beside the food, priced in its currency. Rules 8.5. */
export const equipmentOf = (
  shop: OfferingShop & { readonly currency: Currency },
  language: EquipmentLanguage,
): readonly Equipment[] => {
  const { own, cities, currency } = shop;
  const entries = own?.file.equipment ?? null;
  if (entries === null) return usualEquipment(currency, language);
  return entries.flatMap(({ id, name, price, ...scope }) => {
    const stated = readStatedSum(price);
    const inCurrency = stated ? sumIn([stated], currency) : ZERO;
    // A price that is still in another currency cannot be asked for.
    return inCurrency === null
      ? []
      : {
          id: storedId('equipment', id),
          kind: 'other' as const,
          name: language.localise(name),
          price: inCurrency,
          ...scopeOf(scope, cities),
        };
  });
};

/** The same as it travels. */
export const toWireEquipment =
  ({ digits }: Currency) =>
  ({ id, kind, name, price, ...scope }: Equipment) => ({
    id,
    kind,
    name,
    price: decimalFromMoney(price, digits),
    ...toWireScope(scope),
  });
