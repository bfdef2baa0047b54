import { ContainerModule } from 'inversify';
import { AccountPlatform } from '../../application/ports/account-platform';
import { OrderPlatform } from '../../application/ports/order-platform';
import { AccountAndCheckoutUseCases } from '../../application/store/account-and-checkout-watchers';
import { AccountPages, accountPagesModule } from './account-pages.module';
import { addressesModule, AddressUseCases } from './addresses.module';
import { CartUseCases } from './cart.module';
import { CatalogueUseCases } from './catalogue.module';
import { ordersModule, OrderUseCases } from './orders.module';
import { profileModule, ProfileUseCases } from './profile.module';
import { signInModule, SignInUseCases } from './sign-in.module';

const accountAndCheckoutUseCases = (
  account: AccountPlatform,
  ordering: OrderPlatform,
  profile: ProfileUseCases,
  signIn: SignInUseCases,
  addresses: AddressUseCases,
  orders: OrderUseCases,
  cart: CartUseCases,
  { loadProducts }: CatalogueUseCases,
): AccountAndCheckoutUseCases => ({
  ...account,
  ...ordering,
  ...profile,
  ...signIn,
  ...addresses,
  ...orders,
  ...cart,
  loadProducts,
});

const accountAndCheckoutModule = new ContainerModule(({ bind }) => {
  bind(AccountAndCheckoutUseCases)
    .toResolvedValue(accountAndCheckoutUseCases, [
      AccountPlatform,
      OrderPlatform,
      ProfileUseCases,
      SignInUseCases,
      AddressUseCases,
      OrderUseCases,
      CartUseCases,
      CatalogueUseCases,
    ])
    .inRequestScope();
});

/** What signing in, ordering and addresses need beside `menuModules`; in a browser a chunk of its own. */
export const accountAndCheckoutModules: readonly ContainerModule[] = [
  profileModule,
  signInModule,
  addressesModule,
  ordersModule,
  accountPagesModule,
  accountAndCheckoutModule,
];

export { AccountPages };
