import { lineRemoved } from '../../../src/application/cart/cart-slice';
import { selectionChanged } from '../../../src/application/delivery/delivery-slice';
import {
  promoRemoved,
  timeChosen,
} from '../../../src/application/order-options/order-options-slice';
import { placingReducer } from '../../../src/application/checkout/placing-reducer';
import {
  checkoutEdited,
  orderRefused,
  placingUnanswered,
} from '../../../src/application/placing/placing-slice';
import { toastExpired } from '../../../src/application/notifications/toast-slice';
import { NOON } from '../../support/customers';
import { pickupAt } from '../../support/selections';

const REFUSED = placingReducer(
  undefined,
  orderRefused({ errors: { time: 'Too late' }, code: 'time.too_late', limit: null, next: NOON }),
);

it.each([
  ['another time', timeChosen({ timeType: 'on_time', at: NOON })],
  ['another place', selectionChanged(pickupAt(2))],
  ['a dish less', lineRemoved({ key: '1' })],
  ['no code', promoRemoved(undefined)],
  ['something else typed', checkoutEdited(undefined)],
])('with %s it is another order, and nothing stands of the refusal', (_what, edit) => {
  expect(placingReducer(REFUSED, edit)).toEqual({ kind: 'idle' });
});

it('what changes nothing of the order leaves the refusal', () => {
  expect(placingReducer(REFUSED, toastExpired(1))).toBe(REFUSED);
});

it('an order of which nobody knows whether it is there stays so, whatever is pressed', () => {
  const checking = placingReducer(undefined, placingUnanswered('key'));
  expect(placingReducer(checking, lineRemoved({ key: '1' }))).toBe(checking);
});
