import type { SagaGenerator } from 'typed-redux-saga';
import { call } from 'typed-redux-saga';
import type { PlacingDeps } from './placing-deps';

/** Runs a part of the saga while no other window places anything. */
export function* placeInTurn(
  placing: Pick<PlacingDeps, 'placeInTurn'>,
  work: () => SagaGenerator<void>,
): SagaGenerator<void> {
  let release: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  yield* call(
    () =>
      new Promise<void>((granted) => {
        void placing.placeInTurn(() => {
          granted();
          return over;
        });
      }),
  );
  try {
    yield* work();
  } finally {
    release();
  }
}
