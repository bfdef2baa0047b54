import { Suspense } from 'react';
import { Footer } from '../layout/footer';
import { BottomBars } from '../layout/bottom-bars';
import { ConsentBar } from '../layout/consent-bar';
import { Header } from '../layout/header';
import { CartBeside } from '../layout/cart-beside';
import { WhereLine } from '../layout/where-line';
import { CartBar } from '../layout/cart-bar';
import { CategoriesBar } from '../layout/categories-bar';
import { Toasts } from '../layout/toasts';
import { ScriptNotice } from '../layout/script-notice';
import { SkipLink } from '../layout/skip-link';
import { CartNews } from '../components/cart-news';
import { Main } from '../components/main';
import { IntentForm } from '../components/intent-form';
import { preloadModal } from '../modals/modal-modules';
import { ModalOutlet } from '../modals/modal-outlet';
import { ModalPreload } from '../hooks/modal-preload';
import { LocatedRouteProvider } from '../navigation/located-route';
import { DishPreload } from '../hooks/dish-preload';
import { DishOutlet, preloadDish } from './dish-outlet';
import { PageOutlet } from './page-outlet';
import { HydrationEffect } from './hydration-effect';
import { RouteWatcher } from './route-watcher';
import { ShopWatchers } from './shop-watchers';

/** The whole shop inside its providers; the same tree on the server and in the browser. */
export const App = () => (
  <LocatedRouteProvider>
    <ModalPreload value={preloadModal}>
      <DishPreload value={preloadDish}>
        <RouteWatcher />
        <ShopWatchers />
        <SkipLink />
        <Header />
        <WhereLine />
        <CategoriesBar />
        <ScriptNotice />
        <CartBeside>
          <Main>
            <Suspense fallback={null}>
              <PageOutlet />
              {/* Beside the page, which hydrates after its frame. */}
              <HydrationEffect />
            </Suspense>
          </Main>
        </CartBeside>
        <Footer />
        <CartBar />
        <BottomBars />
        <Toasts />
        <CartNews />
        <ConsentBar />
        <IntentForm />
        <DishOutlet />
        <ModalOutlet />
      </DishPreload>
    </ModalPreload>
  </LocatedRouteProvider>
);
