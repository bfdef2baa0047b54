import type { Money } from '../../src/domain';
import { decimalFromMoney, money } from '../../src/domain';
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

/** The equipment of a shop, priced in its currency. */
export const equipmentOf = (currencyCode: string): readonly Equipment[] => {
  const isDirham = currencyCode === 'AED';
  return [
    { id: storedId('equipment', 1), kind: 'chopsticks', price: money(isDirham ? 100 : 30) },
    {
      id: storedId('equipment', 2),
      kind: 'training_chopsticks',
      price: money(isDirham ? 300 : 90),
    },
  ];
};

/** The same as it travels. */
export const toWireEquipment = (currencyCode: string, locale: string) =>
  equipmentOf(currencyCode).map(({ id, kind, price }) => ({
    id,
    kind,
    name: say(locale, `equipment.${kind}`),
    price: decimalFromMoney(price),
  }));
