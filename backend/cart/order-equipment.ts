import type { Currency } from '../../src/domain';
import { priceEquipment } from '../../src/domain/pricing/price-equipment';
import { equipmentOf } from '../shop/equipment';
import { say } from '../texts/say';
import type { EquipmentWish } from './calculate-request';
import type { CalculatedEquipment } from './order-calculation';

/** What is laid beside the food, with its price. Rules 8.5. */
export const orderEquipment = (
  wishes: readonly EquipmentWish[],
  freeSets: number,
  currency: Currency,
  locale: string,
): readonly CalculatedEquipment[] => {
  const offers = equipmentOf(currency);
  const choices = wishes.map(({ id, quantity }) => ({ equipmentId: id, quantity }));
  return priceEquipment(offers, choices, freeSets).map((line) => {
    const offer = offers.find(({ id }) => id === line.equipmentId);
    return { ...line, name: offer ? say(locale, `equipment.${offer.kind}`) : '' };
  });
};
