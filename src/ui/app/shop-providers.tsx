import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import type { ShopState } from '../../application/store/root-reducer';

interface ShopProvidersProps {
  readonly store: Store<ShopState>;
  /**
   * The state that the server's HTML was made from. Taking it over is compared with this one, so that
   * a press or an answer that comes in the middle of it cannot disturb it.
   */
  readonly hydrated?: ShopState;
  readonly texts: i18n;
  readonly styles: EmotionCache;
  readonly children: ReactNode;
}

/** What the tree takes from its surroundings; the router comes from whoever composes the shop. */
export const ShopProviders = ({ store, hydrated, texts, styles, children }: ShopProvidersProps) => (
  <CacheProvider value={styles}>
    <Provider store={store} {...(hydrated ? { serverState: hydrated } : {})}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </Provider>
  </CacheProvider>
);
