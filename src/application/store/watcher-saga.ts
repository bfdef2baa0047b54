import type { SagaGenerator } from 'typed-redux-saga';
import { all, call } from 'typed-redux-saga';
import type { ShopUseCases } from './shop-use-cases';
import type { FaultReport } from './supervise.saga';
import { supervise } from './supervise.saga';

export type Watchers = (useCases: ShopUseCases) => readonly (() => SagaGenerator<void>)[];

/** Runs watchers. With `report` a fault is reported and its watcher starts again; without it the saga fails. */
export const watcherSaga = (group: Watchers) =>
  function* runWatchers(useCases: ShopUseCases, report?: FaultReport): SagaGenerator<void> {
    const watchers = group(useCases);
    yield* all(watchers.map((watch) => (report ? call(supervise, watch, report) : call(watch))));
  };
