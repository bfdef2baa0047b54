import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import type { Route } from '../../src/application/navigation/route';
import type { ShopState } from '../../src/application/store/root-reducer';
import type { NoScriptContent } from '../../src/ui/no-script/no-script-part';
import { NoScriptOrder } from '../../src/ui/no-script/no-script-order';
import { NoScriptPayment } from '../../src/ui/no-script/no-script-payment';
import { NoScriptPlace } from '../../src/ui/no-script/no-script-place';
import { NoScriptRefusal } from '../../src/ui/no-script/no-script-refusal';
import { NoScriptTime } from '../../src/ui/no-script/no-script-time';
import { NoScriptFulfilment } from '../../src/ui/no-script/no-script-fulfilment';
import { NOTHING_TYPED } from '../../src/ui/no-script/fulfilment-answer';
import type { FormResult } from './load-request';

const NOTHING: NoScriptContent = { parts: {}, orderKey: '' };

/**
 * What only a page without scripts needs: forms in place of what scripts would do. They read the whole
 * state of the request, since no browser takes them over.
 */
export const noScriptContentOf = (
  route: Route,
  { fulfilment, orderKey }: Extract<FormResult, { readonly kind: 'page' }>,
  store: Store<ShopState>,
): NoScriptContent => {
  const inVisit = (part: ReactNode): ReactNode => <Provider store={store}>{part}</Provider>;
  switch (route.name) {
    case 'cart':
      return {
        ...NOTHING,
        parts: {
          fulfilment: inVisit(<NoScriptFulfilment answer={fulfilment ?? NOTHING_TYPED} />),
        },
      };
    case 'checkout':
      return {
        parts: {
          refused: inVisit(<NoScriptRefusal />),
          place: <NoScriptPlace />,
          time: inVisit(<NoScriptTime />),
          payment: inVisit(<NoScriptPayment />),
        },
        orderKey: orderKey ?? crypto.randomUUID(),
      };
    case 'accepted':
      return route.key === null
        ? NOTHING
        : { ...NOTHING, parts: { order: <NoScriptOrder orderKey={route.key} /> } };
    default:
      return NOTHING;
  }
};
