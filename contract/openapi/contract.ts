import { addressContract } from './features/address';
import { cartContract } from './features/cart';
import { cityContract } from './features/city';
import { contentContract } from './features/content';
import { customerContract } from './features/customer';
import { documentContract } from './features/document';
import { listsContract } from './features/lists';
import { menuContract } from './features/menu';
import { ordersContract } from './features/orders';
import { paymentsContract } from './features/payments';
import { promotionsContract } from './features/promotions';
import { settingsContract } from './features/settings';
import { signInContract } from './features/sign-in';
import { zoneContract } from './features/zone';
import type { FeatureContract, Operation } from './operation';

/** The contract, feature by feature. */
export const FEATURES: readonly FeatureContract[] = [
  cityContract,
  settingsContract,
  menuContract,
  contentContract,
  cartContract,
  zoneContract,
  signInContract,
  customerContract,
  addressContract,
  listsContract,
  promotionsContract,
  ordersContract,
  paymentsContract,
  documentContract,
];

/** Every call of the contract. */
export const OPERATIONS: readonly Operation[] = FEATURES.flatMap(({ operations }) => operations);
