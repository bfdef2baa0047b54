import { ContainerModule } from 'inversify';
import { makeReadCustomerLists } from '../../application/pages/read-customer-lists';
import { AccountPlatform } from '../../application/ports/account-platform';
import { CustomerListsGateway } from '../../application/ports/customer-lists-gateway';
import { OrderPlatform } from '../../application/ports/order-platform';
import { Platform } from '../../application/ports/platform';
import { ProfileGateway } from '../../application/ports/profile-gateway';
import { ShopUseCases } from '../../application/store/shop-use-cases';
import { accountPagesModule } from './account-pages.module';
import { addressesModule, AddressUseCases } from './addresses.module';
import { cartModule, CartUseCases } from './cart.module';
import { catalogueModule, CatalogueUseCases } from './catalogue.module';
import { cityModule } from './city.module';
import { contentModule } from './content.module';
import { customerListsModule, ListUseCases } from './customer-lists.module';
import { deliveryModule, DeliveryUseCases } from './delivery.module';
import { httpModule } from './http.module';
import { ordersModule, OrderUseCases } from './orders.module';
import { PageUseCases, pagesModule } from './pages.module';
import { profileModule, ProfileUseCases } from './profile.module';
import { searchModule, SearchUseCases } from './search.module';
import { signInModule, SignInUseCases } from './sign-in.module';

/** The use-cases of pages, in a language other than the request's own. */
export type PagesInLanguage = (locale: string) => PageUseCases;
export const PagesInLanguage = Symbol('PagesInLanguage');

const shopUseCases = (
  platform: Platform,
  account: AccountPlatform,
  ordering: OrderPlatform,
  lists: CustomerListsGateway,
  profiles: ProfileGateway,
  pagesIn: PagesInLanguage,
  pages: PageUseCases,
  catalogue: CatalogueUseCases,
  search: SearchUseCases,
  listUseCases: ListUseCases,
  delivery: DeliveryUseCases,
  cart: CartUseCases,
  profile: ProfileUseCases,
  signIn: SignInUseCases,
  addresses: AddressUseCases,
  orders: OrderUseCases,
): ShopUseCases => ({
  ...platform,
  ...account,
  ...ordering,
  ...pages,
  ...catalogue,
  ...search,
  ...listUseCases,
  ...delivery,
  ...cart,
  ...profile,
  ...signIn,
  ...addresses,
  ...orders,
  readCustomerLists: makeReadCustomerLists(lists, profiles),
  inLanguage: (locale) => ({
    ...pagesIn(locale),
    loadTranslations: () => platform.loadTranslations(locale),
  }),
});

const shopModule = new ContainerModule(({ bind }) => {
  bind(ShopUseCases)
    .toResolvedValue(shopUseCases, [
      Platform,
      AccountPlatform,
      OrderPlatform,
      CustomerListsGateway,
      ProfileGateway,
      PagesInLanguage,
      PageUseCases,
      CatalogueUseCases,
      SearchUseCases,
      ListUseCases,
      DeliveryUseCases,
      CartUseCases,
      ProfileUseCases,
      SignInUseCases,
      AddressUseCases,
      OrderUseCases,
    ])
    .inRequestScope();
});

/** All features of the shop. A composition root binds the adapters that they ask for beside them. */
export const shopModules: readonly ContainerModule[] = [
  httpModule,
  cityModule,
  catalogueModule,
  contentModule,
  deliveryModule,
  searchModule,
  cartModule,
  customerListsModule,
  pagesModule,
  profileModule,
  signInModule,
  addressesModule,
  ordersModule,
  accountPagesModule,
  shopModule,
];
