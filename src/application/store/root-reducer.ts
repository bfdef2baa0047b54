import { combineReducers } from 'redux';
import { cartReducer } from '../cart/cart-slice';
import { catalogueReducer } from '../catalogue/catalogue-slice';
import { cityReducer } from '../city/city-slice';
import { navigationReducer } from '../navigation/navigation-slice';
import { pageReducer } from '../page/page-slice';
import { sessionReducer } from '../session/session-slice';
import { settingsReducer } from '../settings/settings-slice';

export const rootReducer = combineReducers({
  session: sessionReducer,
  city: cityReducer,
  settings: settingsReducer,
  navigation: navigationReducer,
  page: pageReducer,
  catalogue: catalogueReducer,
  cart: cartReducer,
});

export type ShopState = ReturnType<typeof rootReducer>;
