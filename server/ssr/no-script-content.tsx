import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import type { Route } from '../../src/application/navigation/route';
import type { ShopState } from '../../src/application/store/root-reducer';
import { NOTHING_TYPED } from '../../src/ui/no-script/fulfilment-answer';
import { NoScriptFulfilment } from '../../src/ui/no-script/no-script-fulfilment';
import { NoScriptOrder } from '../../src/ui/no-script/no-script-order';
import type { NoScriptContent } from '../../src/ui/no-script/no-script-part';
import { NoScriptPayment } from '../../src/ui/no-script/no-script-payment';
import { NoScriptPlace } from '../../src/ui/no-script/no-script-place';
import { NoScriptRefusal } from '../../src/ui/no-script/no-script-refusal';
import { NoScriptTime } from '../../src/ui/no-script/no-script-time';
import type { FormResult } from './load-request';

/**
 * What only a page without scripts needs: forms in place of what scripts would do. They read the whole
 * state of the request, since no browser hydrates them.
 */
export const noScriptContentOf = (
  route: Route,
  { fulfilment = NOTHING_TYPED, orderKey }: Extract<FormResult, { readonly kind: 'page' }>,
  store: Store<ShopState>,
): NoScriptContent => {
  const withState = (part: ReactNode): ReactNode => <Provider store={store}>{part}</Provider>;
  switch (route.name) {
    case 'cart': {
      const form = <NoScriptFulfilment answer={fulfilment} />;
      return { parts: { fulfilment: withState(form) }, orderKey: '' };
    }
    case 'checkout':
      return {
        parts: {
          refused: withState(<NoScriptRefusal />),
          place: <NoScriptPlace />,
          time: withState(<NoScriptTime />),
          payment: withState(<NoScriptPayment />),
        },
        orderKey: orderKey ?? crypto.randomUUID(),
      };
    case 'accepted': {
      const order = route.key !== null && <NoScriptOrder orderKey={route.key} />;
      return { parts: { order }, orderKey: '' };
    }
    default:
      return { parts: {}, orderKey: '' };
  }
};
