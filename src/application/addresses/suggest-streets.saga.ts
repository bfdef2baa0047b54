import type { Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, cancel, cancelled, delay, fork, put, select, take } from 'typed-redux-saga';
import { languageSwitched } from '../session/language-slice';
import { modalClosed } from '../modals/modal-slice';
import type { AddressSearch } from '../ports/maps';
import {
  addressFormOpened,
  streetSearchFailed,
  streetSuggested,
  streetTyped,
  suggestionChosen,
} from './address-form-slice';
import type { AddressFormRoot } from './address-form-slice';
import { finderHere } from './finder-here.saga';
import type { OpenFinder } from './open-finder';
import { streetQuestion } from './street-search';

/** The search under way in the form, from the first key to the choice; services count it as one. */
export interface SearchSession {
  search: AddressSearch | null;
}

/** Keys in quick succession become one call, in milliseconds; so calls are never nearer to each other. */
const DEBOUNCE = 250;

function* suggest(openFinder: OpenFinder, session: SearchSession, text: string) {
  const abandoned = new AbortController();
  try {
    yield* delay(DEBOUNCE);
    const finder = yield* call(finderHere, openFinder);
    if (!finder) {
      yield* put(streetSearchFailed(undefined));
      return;
    }
    session.search ??= finder.openSearch();
    const answer = yield* call([session.search, 'suggest'], text, abandoned.signal);
    yield* put(
      answer.ok
        ? streetSuggested({ text, suggestions: answer.value })
        : streetSearchFailed(undefined),
    );
  } catch (error) {
    yield* put(streetSearchFailed(undefined));
    throw error;
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

/** The open question; null while too little was typed, and once it is answered. */
const openQuestion = ({ addressForm: { search } }: AddressFormRoot): string | null =>
  search.phase === 'searching' ? streetQuestion(search.text) : null;

interface Running {
  readonly question: string;
  readonly task: Task;
}

const CHANGES = [streetTyped, suggestionChosen, addressFormOpened, modalClosed, languageSwitched];

/**
 * Suggests streets for what is typed. Only the newest question counts: it abandons the call of the
 * one before. What makes no other question, such as a space, leaves the call alone.
 */
export function* watchStreets(openFinder: OpenFinder, session: SearchSession): SagaGenerator<void> {
  let running: Running | null = null;
  for (;;) {
    yield* take(CHANGES.map(({ type }) => type));
    const question: string | null = yield* select(openQuestion);
    if (running?.task.isRunning() && question === running.question) continue;
    if (running) yield* cancel(running.task);
    running =
      question === null
        ? null
        : {
            question,
            task: yield* fork(suggest, openFinder, session, question),
          };
  }
}
