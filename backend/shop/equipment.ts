import type { Currency, Money } from '../../src/domain';
import { decimalFromMoney, moneyFromDecimal } from '../../src/domain';
import type { EquipmentId } from '../../src/domain/id/ids';
import { storedId } from '../storage/stored-id';
import { say } from '../texts/say';

/** What a customer may ask for beside the food. */
export interface Equipment {
  readonly id: EquipmentId;
  readonly kind: 'chopsticks' | 'training_chopsticks';
  /** Of one above the free ones. */
  readonly price: Money;
}

/** What a pair costs: chopsticks, and those to learn with. In any other currency they are free. */
const PRICES: Readonly<Record<string, readonly [number, number]>> = {
  AED: [1, 3],
  BGN: [0.3, 0.9],
  EUR: [0.15, 0.46],
};

/** The equipment of a shop, priced in its currency. */
export const equipmentOf = ({ code, digits }: Currency): readonly Equipment[] => {
  const [plain, training] = PRICES[code] ?? [0, 0];
  return [
    { id: storedId('equipment', 1), kind: 'chopsticks', price: moneyFromDecimal(plain, digits) },
    {
      id: storedId('equipment', 2),
      kind: 'training_chopsticks',
      price: moneyFromDecimal(training, digits),
    },
  ];
};

/** The same as it travels. */
export const toWireEquipment = (currency: Currency, locale: string) =>
  equipmentOf(currency).map(({ id, kind, price }) => ({
    id,
    kind,
    name: say(locale, `equipment.${kind}`),
    price: decimalFromMoney(price, currency.digits),
  }));
