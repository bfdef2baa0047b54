import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import { customerSagas } from './customer-sagas';
import { menuSagas } from './menu-sagas';
import type { ShopUseCases } from './shop-use-cases';
import type { FaultReport } from './supervise.saga';

/** Runs all that answers what happens. */
export function* rootSaga(useCases: ShopUseCases, report?: FaultReport): SagaGenerator<void> {
  yield* all([...menuSagas, ...customerSagas].map((saga) => call(saga, useCases, report)));
}
