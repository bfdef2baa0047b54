import type { CalculateRequest } from '../../../contract/wire/cart-request';
import type { RequestOf } from '../../../contract/wire/codec';
import type { PurchaseRequest } from '../../../contract/wire/order-request';
import type { OrderToPlace, OrderToPrice } from '../../application/ports/order-to-place';
import type { Address } from '../../domain/address/address';
import type { CartLine } from '../../domain/cart/cart-line';
import type { DeliverySelection } from '../../domain/delivery/delivery-selection';
import { selectedType } from '../../domain/delivery/delivery-selection';
import { decimalFromMoney } from '../../domain/money/money';
import type { OrderOptions } from '../../domain/order/order-options';
import { toWireAddress } from '../address/address.codec';

const toWireLine = (line: CartLine) => ({
  id: line.productId,
  qtt: line.quantity,
  ingredients: line.ingredients.map(({ ingredientId, quantity }) => ({
    id: ingredientId,
    qtt: quantity,
  })),
  free_of_choice: line.choiceId,
});

/** Where to, as far as it is known; delivery while nobody says how. `toAddress` says how an address is sent. */
const toWirePlace = <A extends object>(
  selection: DeliverySelection,
  toAddress: (address: Address) => A,
) => {
  const orderType = selectedType(selection) ?? 'delivery';
  switch (selection.type) {
    case 'delivery':
      return { orderType, ...toAddress(selection.address) };
    case 'pickup':
      return { orderType, pickupId: selection.branchId };
    case 'undecided':
      return { orderType };
  }
};

/** Only the options that were chosen: the rest is as the backend has it for everybody. */
const toWireOptions = (
  { promoCode, bonuses, persons, equipment, time }: OrderOptions,
  digits: number,
) => ({
  ...(promoCode === null ? {} : { promocode: promoCode }),
  ...(bonuses > 0 ? { bonuses: decimalFromMoney(bonuses, digits) } : {}),
  ...(persons === null ? {} : { persons }),
  ...(equipment.length === 0
    ? {}
    : {
        equipment: equipment.map(({ equipmentId, quantity }) => ({
          id: equipmentId,
          qtt: quantity,
        })),
      }),
  ...(time.timeType === 'on_time'
    ? { timeType: time.timeType, time: new Date(time.at).toISOString() }
    : {}),
});

const toWire = <A extends object>(
  { cityId, lines, selection, options, referralId }: OrderToPrice,
  digits: number,
  toAddress: (address: Address) => A,
) => ({
  domainId: cityId,
  ...toWirePlace(selection, toAddress),
  goods: lines.map(toWireLine),
  ...toWireOptions(options, digits),
  ...(referralId === null ? {} : { reffererId: referralId }),
});

/** Returns what a calculation is asked with, of the address only where it is; in a currency of so many `digits`. */
export const toWireOrderToPrice = (
  order: OrderToPrice,
  digits: number,
): RequestOf<typeof CalculateRequest> =>
  toWire(order, digits, ({ place: { lat, lng } }) => ({ address: { lat, lng } }));

/** Returns what is placed: the saved address by its id, any other whole, and who pays how. Rules 13.6, 13.7. */
export const toWireOrderToPlace = (
  order: OrderToPlace,
  digits: number,
): RequestOf<typeof PurchaseRequest> => ({
  ...toWire(order, digits, (address) =>
    order.addressId === null ? { address: toWireAddress(address) } : { addressId: order.addressId },
  ),
  ...order.contact,
  ...(order.email === null ? {} : { email: order.email }),
  paymentType: order.paymentType,
  ...(order.changeFrom === null ? {} : { changeFrom: decimalFromMoney(order.changeFrom, digits) }),
  comment: order.comment,
  doNotCallBack: order.doNotCallBack,
  expectedTotal: decimalFromMoney(order.expectedTotal, digits),
  returnUrl: order.returnPath,
});
