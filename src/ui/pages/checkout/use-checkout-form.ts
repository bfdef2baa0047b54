import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { isPriceAwaited, selectCartTotals } from '../../../application/cart/cart-slice';
import {
  selectMinimumMissing,
  selectPlaceObstacle,
  selectUnavailable,
} from '../../../application/checkout/checkout-way';
import { checkoutRefusals } from '../../../application/checkout/checkout-check';
import {
  selectCheckoutForm,
  selectCheckoutTerms,
  selectCustomer,
} from '../../../application/checkout/checkout-selectors';
import { checkoutFilled } from '../../../application/checkout/checkout-slice';
import { orderToPlaceOf } from '../../../application/checkout/order-to-place-of';
import { modalOpened } from '../../../application/modals/modal-slice';
import type { CheckoutErrors } from '../../../application/placing/placing-slice';
import {
  checkoutEdited,
  isLocked,
  placementRequested,
  selectPlacing,
} from '../../../application/placing/placing-slice';
import type { CheckoutForm } from '../../../application/ports/checkout-form';
import type { ShopState } from '../../../application/store/root-reducer';
import { useServerClock } from '../../hooks/server-clock-context';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useMoney } from '../../hooks/use-money';
import { useOwnAddresses } from '../../hooks/use-own-addresses';
import type { FieldErrors } from '../../forms/field-errors';
import type { Form } from '../../forms/use-form';
import { useForm } from '../../forms/use-form';
import { useText } from '../../i18n/use-text';
import { checkoutMessages, placeMessage } from './checkout-messages';

/** What is typed; and, only for what is wrong with them, what is chosen elsewhere. */
interface CheckoutFields {
  readonly firstName: string;
  readonly phone: string;
  readonly email: string;
  readonly changeFrom: string;
  readonly comment: string;
  readonly paymentType: '';
  readonly time: '';
  readonly place: '';
  readonly promocode: '';
  readonly bonuses: '';
}

type TypedField = 'firstName' | 'phone' | 'email' | 'changeFrom' | 'comment';

export interface CheckoutFormState {
  readonly form: Form<CheckoutFields>;
  /** A field for text, which also keeps what is typed. */
  readonly textField: (field: TypedField) => ReturnType<Form<CheckoutFields>['textField']>;
  readonly fill: (changes: Partial<CheckoutForm>) => void;
  /** What the server says of the order as a whole; nothing while all is well. */
  readonly refused: string | undefined;
}

const NO_ERRORS: CheckoutErrors = {};

const fieldsOf = ({
  firstName,
  phone,
  email,
  changeFrom,
  comment,
}: CheckoutForm): CheckoutFields => ({
  firstName,
  phone,
  email: email ?? '',
  changeFrom,
  comment,
  paymentType: '',
  time: '',
  place: '',
  promocode: '',
  bonuses: '',
});

const formWith = (
  checkout: CheckoutForm,
  { firstName, phone, email, changeFrom, comment }: Pick<CheckoutForm, TypedField>,
): CheckoutForm => ({ ...checkout, firstName, phone, email, changeFrom, comment });

/** What the server said, below the fields of this page. */
const answeredOf = ({ address, pickupId, ...errors }: CheckoutErrors) => {
  const place = address ?? pickupId;
  return place === undefined ? errors : { ...errors, place };
};

/** Returns what opens instead of an order that could not be taken; null for one that can be sent. Rules 8.7, 8.9. */
const obstacleOf = (state: ShopState): 'unavailable' | 'minSum' | null => {
  if (selectUnavailable(state).length > 0) return 'unavailable';
  return selectMinimumMissing(state) === null ? null : 'minSum';
};

const usePlace = () => {
  const { now } = useServerClock();
  const dispatch = useDispatch();
  const store = useStore<ShopState>();
  return (typed: Pick<CheckoutForm, TypedField>): void => {
    const state = store.getState();
    // Said beside the button, with the phone by which it can be ordered. Rules 23.1.
    if (state.outage !== null) return;
    const obstacle = obstacleOf(state);
    if (obstacle !== null) {
      dispatch(modalOpened(obstacle));
      return;
    }
    const form = formWith(selectCheckoutForm(state), typed);
    const order = orderToPlaceOf(state, form, now());
    if (order) dispatch(placementRequested(order));
  };
};

const useRefused = () => {
  const t = useText();
  const placing = useSelector(selectPlacing);
  const errors = placing.kind === 'refused' ? placing.refused.errors : NO_ERRORS;
  const answered = useMemo(() => answeredOf(errors), [errors]);
  const said = errors.form ?? errors.total;
  const isSilent = placing.kind === 'refused' && Object.keys(errors).length === 0;
  return { answered, refused: isSilent ? t('checkout.refused') : said };
};

export const useCheckoutForm = (): CheckoutFormState => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const checkout = useSelector(selectCheckoutForm);
  const placing = useSelector(selectPlacing);
  const terms = useSelector(selectCheckoutTerms);
  const customer = useSelector(selectCustomer);
  const totals = useSelector(selectCartTotals);
  const placeError = placeMessage(useSelector(selectPlaceObstacle), t);
  const place = usePlace();
  const addresses = useOwnAddresses();
  const isHydrated = useIsHydrated();
  const { answered, refused } = useRefused();

  const check = (values: CheckoutFields): FieldErrors<CheckoutFields> => {
    if (!terms) return {};
    const typed = formWith(checkout, values);
    return {
      ...checkoutMessages(checkoutRefusals(typed, terms), money, t),
      ...(placeError !== undefined && { place: placeError }),
    };
  };
  const form = useForm<CheckoutFields>({
    initial: fieldsOf(checkout),
    check,
    answered,
    isBusy: isLocked(placing),
    // The order takes the courier's comment from the list of addresses.
    isWaiting: () => isPriceAwaited(totals) || addresses.kind === 'loading',
    onSubmit: place,
  });
  const takeOver = useEffectEvent(() => {
    form.set(fieldsOf(checkout));
  });
  useEffect(() => {
    // What the session has persisted, which the server's page could not know.
    if (isHydrated) takeOver();
  }, [isHydrated, customer]);

  const fill = (changes: Partial<CheckoutForm>): void => {
    if (placing.kind === 'refused') dispatch(checkoutEdited(undefined));
    dispatch(checkoutFilled(changes));
  };
  return {
    form,
    fill,
    refused,
    textField: (field) => {
      const { onType, ...rest } = form.textField(field);
      return {
        ...rest,
        onType: (text) => {
          onType(text);
          fill({ [field]: text });
        },
      };
    },
  };
};
