import { ContainerModule } from 'inversify';
import { makeReadCustomerLists } from '../../application/pages/read-customer-lists';
import { CustomerListsGateway } from '../../application/ports/customer-lists-gateway';
import { ProfileGateway } from '../../application/ports/profile-gateway';
import { AccountAndCheckoutUseCases } from '../../application/store/account-and-checkout-watchers';
import { MenuUseCases } from '../../application/store/menu-watchers';
import { ShopUseCases } from '../../application/store/root-saga';
import { PageUseCases } from './pages.module';

const shopUseCases = (
  pages: PageUseCases,
  menu: MenuUseCases,
  accountAndCheckout: AccountAndCheckoutUseCases,
  lists: CustomerListsGateway,
  profiles: ProfileGateway,
): ShopUseCases => ({
  ...pages,
  ...menu,
  ...accountAndCheckout,
  readCustomerLists: makeReadCustomerLists(lists, profiles),
});

/** All use-cases at once, for a server's request: it loads whole pages, of guests and of customers. */
export const shopModule = new ContainerModule(({ bind }) => {
  bind(ShopUseCases)
    .toResolvedValue(shopUseCases, [
      PageUseCases,
      MenuUseCases,
      AccountAndCheckoutUseCases,
      CustomerListsGateway,
      ProfileGateway,
    ])
    .inRequestScope();
});
