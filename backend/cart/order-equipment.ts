import { isOffered } from '../../src/domain/fulfilment/offer-scope';
import { priceEquipment } from '../../src/domain/pricing/price-equipment';
import { equipmentOf } from '../shop/equipment';
import type { CalculateRequest } from './calculate-request';
import type { CalculationContext } from './calculation-context';
import type { CalculatedEquipment } from './order-calculation';

/** Returns what is laid beside the food, with its price. Rules 8.5. */
export const orderEquipment = (
  order: CalculateRequest,
  freeSets: number,
  context: CalculationContext,
): readonly CalculatedEquipment[] => {
  const offers = equipmentOf(context.shop, context).filter((offer) => isOffered(offer, order));
  const choices = order.equipment.map(({ id, quantity }) => ({ equipmentId: id, quantity }));
  return priceEquipment(offers, choices, freeSets).map((line) => {
    const offer = offers.find(({ id }) => id === line.equipmentId);
    return { ...line, name: offer?.name ?? '' };
  });
};
