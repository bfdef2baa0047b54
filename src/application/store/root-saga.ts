import type { VisitLoading } from '../pages/enter-shop.saga';
import { watchVisits } from '../pages/enter-shop.saga';
import type { CustomerUseCases } from './customer-watchers';
import { customerWatchers } from './customer-watchers';
import type { ReaderUseCases } from './reader-watchers';
import { readerWatchers } from './reader-watchers';
import type { Watcher } from './start-sagas';

/** Everything the sagas may do, handed in by whoever composes the shop. */
export interface ShopUseCases extends VisitLoading, ReaderUseCases, CustomerUseCases {}

/** All that answers what happens; a server's visit is only loaded (`runVisit`). */
export const allWatchers = (useCases: ShopUseCases): readonly Watcher[] => [
  () => watchVisits(useCases),
  ...readerWatchers(useCases),
  ...customerWatchers(useCases),
];
