import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import type { Route } from '../../src/application/navigation/route';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { PlainThings } from '../../src/ui/plain/plain-parts';
import { PlainOrder } from '../../src/ui/plain/plain-order';
import { PlainPayment } from '../../src/ui/plain/plain-payment';
import { PlainPlace } from '../../src/ui/plain/plain-place';
import { PlainRefusal } from '../../src/ui/plain/plain-refusal';
import { PlainTime } from '../../src/ui/plain/plain-time';
import { PlainWhereTo } from '../../src/ui/plain/plain-where-to';
import { NOTHING_TYPED } from '../../src/ui/plain/where-to-answer';
import type { FormOutcome } from './form-outcome';

const NOTHING: PlainThings = { parts: {}, orderKey: '' };

/**
 * What only a page without scripts needs: forms in place of what scripts would do. They read the whole
 * state of the request, since no browser takes them over.
 */
export const plainThingsOf = (
  route: Route,
  { whereTo, orderKey }: Extract<FormOutcome, { readonly kind: 'page' }>,
  store: Store<ShopState>,
): PlainThings => {
  const inVisit = (part: ReactNode): ReactNode => <Provider store={store}>{part}</Provider>;
  switch (route.name) {
    case 'cart':
      return {
        ...NOTHING,
        parts: { whereTo: inVisit(<PlainWhereTo answer={whereTo ?? NOTHING_TYPED} />) },
      };
    case 'checkout':
      return {
        parts: {
          refused: inVisit(<PlainRefusal />),
          place: <PlainPlace />,
          time: inVisit(<PlainTime />),
          payment: inVisit(<PlainPayment />),
        },
        orderKey: orderKey ?? crypto.randomUUID(),
      };
    case 'accepted':
      return route.key === null
        ? NOTHING
        : { ...NOTHING, parts: { order: <PlainOrder orderKey={route.key} /> } };
    default:
      return NOTHING;
  }
};
