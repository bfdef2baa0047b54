import type { ReactNode } from 'react';
import { Suspense, useSyncExternalStore } from 'react';
import { container } from '../components/container';
import { FaultBoundary } from '../components/fault-boundary';
import { useText } from '../i18n/use-text';
import { useRoute } from '../navigation/located-route';
import { pageModule } from '../navigation/page-module';
import { factsOf } from '../navigation/routes';
import { css } from '../theme/emotion';
import { CART_BESIDE } from '../theme/media';
import { useIsQuiet } from './quiet-header';

const CART_PANEL = pageModule('cart-panel', () =>
  import(/* webpackChunkName: "cart-panel" */ '../pages/cart/cart-panel').then((m) => m.CartPanel),
);

const FROM_CART_BESIDE = `@media ${CART_BESIDE}`;

const alone = css({ flex: 1, display: 'flex', flexDirection: 'column' });

const beside = css(alone, {
  [FROM_CART_BESIDE]: css(container, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    padding: 0,
    paddingRight: 'var(--gutter)',
  }),
});

const panel = css({
  display: 'none',
  [FROM_CART_BESIDE]: {
    display: 'block',
    position: 'sticky',
    top: 'calc(var(--header) + var(--categories))',
    height: 'calc(100vh - var(--header) - var(--categories))',
    padding: '24px 0 0 24px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderLeft: '1px solid var(--line)',
  },
});

const title = css({ marginBottom: 8, fontSize: 'var(--size-24)', letterSpacing: '-0.01em' });

const watchRoom = (onChange: () => void): (() => void) => {
  const room = window.matchMedia(CART_BESIDE);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
};

const useHasRoom = (): boolean =>
  useSyncExternalStore(
    watchRoom,
    () => window.matchMedia(CART_BESIDE).matches,
    () => false,
  );

/** The page, and on wide screens beside a menu the cart, whose code is fetched only there. */
export const CartBeside = ({ children }: { readonly children: ReactNode }) => {
  const t = useText();
  const hasRoom = useHasRoom();
  const isMenu = factsOf(useRoute())?.isMenu === true;
  const isQuiet = useIsQuiet();
  return (
    // Under a header of another height all would move: it is rendered from scratch, which a browser takes for no shift.
    <div key={isQuiet ? 'quiet' : 'full'} className={isMenu ? beside : alone}>
      {children}
      {isMenu && (
        <aside className={panel} aria-label={t('cart.title')}>
          <h2 className={title}>{t('cart.title')}</h2>
          {hasRoom && (
            // The way to the cart is in the header as well.
            <FaultBoundary onFault={CART_PANEL.forgetFailure}>
              <Suspense fallback={null}>
                <CART_PANEL.Page />
              </Suspense>
            </FaultBoundary>
          )}
        </aside>
      )}
    </div>
  );
};
