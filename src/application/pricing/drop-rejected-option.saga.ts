import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select } from 'typed-redux-saga';
import { ZERO } from '../../domain/money/money';
import { failureToast, toastShown } from '../notifications/toast-slice';
import {
  bonusesCapped,
  equipmentDropped,
  promoDropped,
  timeDropped,
} from '../order-options/order-options-slice';
import type { OrderToPrice } from '../ports/order-to-place';
import { referralChanged } from '../referral/referral-slice';
import type { CalculationRefusal, RejectedOption } from './calculate-cart';
import { selectPage } from '../navigation/page-slice';
import { selectReadMoney } from '../settings/settings-slice';

/** Shows why an option was dropped: in the backend's words, else by the key of the shop's text. */
function* notify({ message }: RejectedOption, text: string) {
  yield* put(toastShown(failureToast(message, { text })));
}

function* dropPromo({ why }: { readonly why: RejectedOption }) {
  yield* put(promoDropped(undefined));
  yield* notify(why, 'promo.dropped');
}

/** Falls back to the most bonuses that the order takes; to none where that is no fewer. */
function* capBonuses(why: RejectedOption, decimal: number, { options }: OrderToPrice) {
  const max = (yield* select(selectReadMoney))(decimal);
  yield* put(bonusesCapped(max !== null && max < options.bonuses ? max : ZERO));
  yield* notify(why, 'bonuses.dropped');
}

function* dropTime({ why }: { readonly why: RejectedOption }) {
  yield* put(timeDropped(undefined));
  const page = yield* select(selectPage);
  // The checkout says it where the time is chosen.
  if (page.route?.name !== 'checkout') yield* notify(why, 'checkout.timeGone');
}

/** Returns whether the order has the option that was rejected: one that was not sent is a fault of the backend. */
const hasOption = (
  { kind }: CalculationRefusal,
  { options, referralId }: OrderToPrice,
): boolean => {
  switch (kind) {
    case 'ReferralRefused':
      return referralId !== null;
    case 'PromoRefused':
      return options.promoCode !== null;
    case 'BonusesRefused':
      return options.bonuses > ZERO;
    case 'TimeRefused':
      return options.time.timeType === 'on_time';
    case 'EquipmentRefused':
      return options.persons !== null || options.equipment.length > 0;
    default:
      return false;
  }
};

/**
 * Drops the option that the backend rejected and tells the customer why. Returns whether the order may
 * have its price without it. Options that were not sent are never dropped, so asking again terminates.
 * Rules 9.3, 10.2, 12.3, 14.12.
 */
export function* dropRejectedOption(
  refusal: CalculationRefusal,
  order: OrderToPrice,
): SagaGenerator<boolean> {
  if (!hasOption(refusal, order)) return false;
  switch (refusal.kind) {
    case 'ReferralRefused':
      yield* put(referralChanged(null));
      return true;
    case 'PromoRefused':
      yield* call(dropPromo, refusal);
      return true;
    case 'BonusesRefused':
      yield* call(capBonuses, refusal.why, refusal.max, order);
      return true;
    case 'TimeRefused':
      yield* call(dropTime, refusal);
      return true;
    case 'EquipmentRefused':
      yield* put(equipmentDropped(undefined));
      return true;
    default:
      return false;
  }
}
