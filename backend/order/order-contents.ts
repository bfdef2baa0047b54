import type { Address } from '../../src/domain/address/address';
import { draftOfAddress } from '../../src/domain/address/address-draft';
import type { PricedLine } from '../cart/evaluate-line';
import type { OrderCalculation } from '../cart/order-calculation';
import type { Branch } from '../city/city';
import type { StoredContents } from './stored-contents';

const lineOf = (line: PricedLine) => {
  const { product, quantity, choiceId, changes, total } = line;
  const option = product.choice?.options.find(({ id }) => id === choiceId);
  return {
    productId: product.id,
    slug: product.slug,
    name: product.name,
    picture: product.picture,
    amount: product.amount,
    measure: product.measure,
    quantity,
    price: line.listPrice,
    actualPrice: line.unitPrice,
    choice: option ? { id: option.id, name: option.name } : null,
    ingredients: changes.map((change) => ({
      id: change.ingredient.id,
      name: change.ingredient.name,
      quantity: change.quantity,
      paidGoods:
        change.ingredient.paidGoodsId === null || change.ingredient.extraPrice === null
          ? null
          : { id: change.ingredient.paidGoodsId, price: change.ingredient.extraPrice },
    })),
    total,
  };
};

const addressOf = (address: Address): NonNullable<StoredContents['address']> => {
  const { type, street, house, entrance, floor, flat, code, comment } = draftOfAddress(address);
  const { lat, lng, id: placeId } = address.place;
  return { type, street, house, entrance, floor, flat, code, comment, lat, lng, placeId };
};

/** The snapshot of an order as it was placed. `address` is null for pickup. */
export const contentsOf = (
  calculation: OrderCalculation,
  branch: Branch,
  address: Address | null,
  returnUrl: string,
): StoredContents => {
  const { price, currency } = calculation;
  const { code, symbol, digits, position } = currency;
  return {
    timeZone: calculation.timeZone.name,
    currency: { code, symbol, digits, position },
    lines: calculation.lines.map(lineOf),
    gifts: calculation.gifts.map(({ product, quantity, reason }) => ({
      productId: product.id,
      name: product.name,
      quantity,
      reason,
    })),
    equipment: calculation.equipment,
    discounts: price.discounts.map(({ type, name, percent, amount }) => ({
      type,
      name,
      percent,
      amount,
    })),
    persons: calculation.persons,
    address: address && addressOf(address),
    branch: {
      id: branch.id,
      street: branch.street,
      house: branch.house,
      lat: branch.lat,
      lng: branch.lng,
    },
    goodsAfterDiscounts: calculation.goodsAfterDiscounts,
    trace: price.trace.map((entry) => ({ ...entry })),
    returnUrl,
  };
};
