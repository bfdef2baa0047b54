import { ContainerModule } from 'inversify';
import { LostCartStorage } from '../../application/ports/lost-cart-storage';
import { Platform } from '../../application/ports/platform';
import { MenuUseCases } from '../../application/store/menu-watchers';
import { cartModule, CartUseCases } from './cart.module';
import { catalogueModule, CatalogueUseCases } from './catalogue.module';
import { cityModule } from './city.module';
import { contentModule } from './content.module';
import { customerListsModule, ListUseCases } from './customer-lists.module';
import { deliveryModule, DeliveryUseCases } from './delivery.module';
import { httpModule } from './http.module';
import { PageUseCases, pagesModule } from './pages.module';
import { searchModule, SearchUseCases } from './search.module';

/** The use-cases of pages, in a language other than the request's own. */
export type PagesInLanguage = (locale: string) => PageUseCases;
export const PagesInLanguage = Symbol('PagesInLanguage');

const menuUseCases = (
  platform: Platform,
  lostCart: LostCartStorage,
  pages: PageUseCases,
  pagesIn: PagesInLanguage,
  catalogue: CatalogueUseCases,
  search: SearchUseCases,
  lists: ListUseCases,
  delivery: DeliveryUseCases,
  cart: CartUseCases,
): MenuUseCases => ({
  ...platform,
  lostCart,
  ...pages,
  ...catalogue,
  ...search,
  ...lists,
  ...delivery,
  ...cart,
  inLanguage: (locale) => ({ ...pagesIn(locale), loadTexts: () => platform.loadTexts(locale) }),
});

const menuModule = new ContainerModule(({ bind }) => {
  bind(MenuUseCases)
    .toResolvedValue(menuUseCases, [
      Platform,
      LostCartStorage,
      PageUseCases,
      PagesInLanguage,
      CatalogueUseCases,
      SearchUseCases,
      ListUseCases,
      DeliveryUseCases,
      CartUseCases,
    ])
    .inRequestScope();
});

/** What the menu, the cart and its price need; in a browser the first modules to be loaded. */
export const menuModules: readonly ContainerModule[] = [
  httpModule,
  cityModule,
  catalogueModule,
  contentModule,
  deliveryModule,
  searchModule,
  cartModule,
  customerListsModule,
  pagesModule,
  menuModule,
];
