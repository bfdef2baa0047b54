import type { Route } from '../../src/application/page/route';
import type { PlainThings } from '../../src/ui/app/plain-parts';
import { PlainOrder } from '../../src/ui/plain/plain-order';
import { PlainPayment } from '../../src/ui/plain/plain-payment';
import { PlainPlace } from '../../src/ui/plain/plain-place';
import { PlainRefusal } from '../../src/ui/plain/plain-refusal';
import { PlainTime } from '../../src/ui/plain/plain-time';
import { PlainWhereTo } from '../../src/ui/plain/plain-where-to';
import { NOTHING_TYPED } from '../../src/ui/plain/where-to-answer';
import type { FormOutcome } from './form-work';

const NOTHING: PlainThings = { parts: {}, orderKey: '' };

/** What only a page without scripts needs: forms in place of what scripts would do. */
export const plainThingsOf = (
  route: Route,
  { whereTo, orderKey }: Extract<FormOutcome, { readonly kind: 'page' }>,
): PlainThings => {
  switch (route.name) {
    case 'cart':
      return { ...NOTHING, parts: { whereTo: <PlainWhereTo answer={whereTo ?? NOTHING_TYPED} /> } };
    case 'checkout':
      return {
        parts: {
          refused: <PlainRefusal />,
          place: <PlainPlace />,
          time: <PlainTime />,
          payment: <PlainPayment />,
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
