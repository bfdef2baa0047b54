import type { SagaGenerator } from 'typed-redux-saga';
import { call, select } from 'typed-redux-saga';
import type { AddressFinder } from '../ports/maps';
import { selectMapArea } from './address-selectors';
import type { OpenFinder } from './open-finder';

/** What finds addresses in this city, in the language of the page; null where nobody does. */
export function* finderHere(openFinder: OpenFinder): SagaGenerator<AddressFinder | null> {
  const area = yield* select(selectMapArea);
  return area && (yield* call(openFinder, area));
}
