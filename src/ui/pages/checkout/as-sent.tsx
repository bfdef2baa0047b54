import type { ReactNode } from 'react';
import { useContext, useMemo, useState } from 'react';
import { ReactReduxContext, useSelector, useStore } from 'react-redux';
import { selectPlacing } from '../../../application/placing/placing-slice';
import type { ShopState } from '../../../application/store/root-reducer';

/**
 * Shows the form of a placed order as it was sent, until the next page takes its place: the cart is empty
 * since, and part after part of the form would go.
 */
export const AsSent = ({ children }: { readonly children: ReactNode }) => {
  const store = useStore<ShopState>();
  const context = useContext(ReactReduxContext);
  const placing = useSelector(selectPlacing);
  const isPlaced = placing.kind === 'placed';
  const [sent, setSent] = useState({ placing, state: store.getState() });
  if (!isPlaced && sent.placing !== placing) setSent({ placing, state: store.getState() });
  const shown = useMemo(
    () =>
      // Else what surrounds it, which hydrates with the state of the server.
      isPlaced && context
        ? { ...context, store: { ...context.store, getState: () => sent.state } }
        : context,
    [isPlaced, sent, context],
  );
  return <ReactReduxContext value={shown}>{children}</ReactReduxContext>;
};
