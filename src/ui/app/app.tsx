import { Suspense } from 'react';
import { Footer } from '../layout/footer';
import { Header } from '../layout/header';
import { CartBar } from '../layout/cart-bar';
import { CategoriesBar } from '../layout/categories-bar';
import { Notices } from '../layout/notices';
import { SkipLink } from '../layout/skip-link';
import { Main } from '../layout/main';
import { LocatedRouteProvider } from './located-route';
import { HeadKeeper } from './head-keeper';
import { PageOutlet } from './page-outlet';
import { RouteWatcher } from './route-watcher';

/** The whole shop inside its providers; the same tree on the server and in the browser. */
export const App = () => (
  <LocatedRouteProvider>
    <RouteWatcher />
    <HeadKeeper />
    <SkipLink />
    <Header />
    <CategoriesBar />
    <Main>
      <Suspense fallback={null}>
        <PageOutlet />
      </Suspense>
    </Main>
    <Footer />
    <CartBar />
    <Notices />
  </LocatedRouteProvider>
);
