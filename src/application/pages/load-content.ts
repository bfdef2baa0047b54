import { refuse } from '../../domain/result/result';
import type {
  ContentLoader,
  ContentLoaders,
  LoadedContent,
  PageContext,
} from '../navigation/content-loader';
import { NO_SUCH_PAGE, nothingToLoad } from '../navigation/content-loader';
import type { Route, RouteName } from '../navigation/route';

/** Pages that show nothing but what the frame brings. */
type OfFrame = 'contacts' | 'notFound';

/** Use-case: fetches what a page shows. Never rejects. */
export const makeLoadContent = (features: ContentLoaders<Exclude<RouteName, OfFrame>>) => {
  const loaders: ContentLoaders = {
    ...features,
    contacts: nothingToLoad,
    notFound: () => Promise.resolve(refuse(NO_SUCH_PAGE)),
  };
  return (route: Route, context: PageContext): LoadedContent => {
    // The loader under a route's name is the one for it; the compiler sees only that each has its own.
    const loader = loaders[route.name] as ContentLoader<RouteName>;
    return loader(route, context);
  };
};

export type LoadContent = ReturnType<typeof makeLoadContent>;
