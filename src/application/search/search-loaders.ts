import { isSearchable, normalSearchText } from '../../domain/search/search-text';
import type { ContentLoaders } from '../navigation/content-loader';
import { loaded, nothingToLoad } from '../navigation/content-loader';
import type { SearchGateway } from '../ports/search-gateway';
import { searchPageLoaded } from './search-slice';

/** The page of the search; a text that is too short is not looked for. Rules 7.1. */
export const searchLoaders = (search: SearchGateway): ContentLoaders<'search'> => ({
  search: (route, { cityId }) => {
    const text = normalSearchText(route.text);
    return isSearchable(text)
      ? loaded(search.search(cityId, text), (dishes) => searchPageLoaded({ text, dishes }))
      : nothingToLoad();
  },
});
