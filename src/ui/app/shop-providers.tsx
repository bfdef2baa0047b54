import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider, useSelector } from 'react-redux';
import type { Store } from 'redux';
import type { ServerClock } from '../../application/ports/server-clock';
import { OWN_CLOCK } from '../../application/ports/server-clock';
import { selectLanguage } from '../../application/session/language-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { ServerClockContext } from '../hooks/server-clock-context';
import type { TranslationStore } from '../i18n/translations';
import { asLibrary } from '../i18n/translations';

interface ShopProvidersProps {
  readonly store: Store<ShopState>;
  /**
   * The state that the server's HTML was made from. Taking it over is compared with this one, so that
   * a click or an answer that comes in the middle of it cannot disturb it.
   */
  readonly hydrated?: ShopState;
  readonly translations: TranslationStore;
  /** The machine's own where there is no other. */
  readonly clock?: ServerClock;
  readonly children: ReactNode;
}

const TranslationProvider = ({
  translations,
  children,
}: Pick<ShopProvidersProps, 'translations' | 'children'>) => {
  const locale = useSelector(selectLanguage).locale;
  return <I18nextProvider i18n={asLibrary(translations.get(locale))}>{children}</I18nextProvider>;
};

export const ShopProviders = ({
  store,
  hydrated,
  translations,
  clock = OWN_CLOCK,
  children,
}: ShopProvidersProps) => (
  <Provider store={store} {...(hydrated ? { serverState: hydrated } : {})}>
    <ServerClockContext value={clock}>
      <TranslationProvider translations={translations}>{children}</TranslationProvider>
    </ServerClockContext>
  </Provider>
);
