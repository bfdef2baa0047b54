import type { Store } from 'redux';
import { orderOptionsRestored } from '../application/order-options/order-options-slice';
import type { ShopState } from '../application/store/root-reducer';
import type { OrderOptions } from '../domain/order/order-options';
import { NO_OPTIONS } from '../domain/order/order-options';
import { keptOrderOptions } from '../infrastructure/storage/kept-order-options';
import { encodeOrderOptions } from '../infrastructure/storage/order-cookie';
import type { ChoiceInState } from './keep-choice';
import { keepChoice } from './keep-choice';

const OPTIONS: ChoiceInState<OrderOptions> = {
  nothing: NO_OPTIONS,
  choiceOf: ({ orderOptions }) => orderOptions,
  // The time is of this page's session, and not kept with the other wishes.
  here: ({ orderOptions }, wished) => ({ ...wished, time: orderOptions.time }),
  restored: orderOptionsRestored,
  isSame: (one, other) => encodeOrderOptions(one) === encodeOrderOptions(other),
  isPricedAlike: () => false,
  foundOf: ({ foundOptions }) => foundOptions,
};

/** Keeps what is wished with the order, except for its time. Rules 8.5, 9.3, 10.2. */
export const keepOrderOptions = (
  store: Store<ShopState>,
  page: Document,
  isSecure: boolean,
): void => {
  const storage = keptOrderOptions({ jar: page, area: () => window.localStorage, isSecure });
  keepChoice(store, storage, OPTIONS, page);
};
