import type { Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, cancel, cancelled, delay, fork, put, select, take } from 'typed-redux-saga';
import { languageSwitched } from '../session/language-slice';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import type { SearchGateway } from '../ports/search-gateway';
import type { SearchQuestion } from './search-question';
import { isSameQuestion, openQuestion } from './search-question';
import { searchAnswered, searchFailed, searchRetried, searchTyped } from './search-slice';

/** Use-case: dishes of a city that fit a text. Never rejects. */
export type SearchDishes = SearchGateway['search'];

export interface SearchDishesDeps {
  readonly searchDishes: SearchDishes;
  /** In milliseconds: how long a search on its way shows at least that it is; 0 for no such time. */
  readonly leastLoading: number;
}

/** Keys in quick succession become one call, in milliseconds. */
const DEBOUNCE = 300;

/** How a question is asked: when, and how long it shows at least that it is. In milliseconds. */
interface Pace {
  readonly wait: number;
  readonly least: number;
}

function* pass(milliseconds: number) {
  if (milliseconds > 0) yield* delay(milliseconds);
}

function* ask(searchDishes: SearchDishes, { cityId, text }: SearchQuestion, pace: Pace) {
  const abandoned = new AbortController();
  try {
    yield* call(pass, pace.wait);
    const { answer } = yield* all({
      answer: call(searchDishes, cityId, text, abandoned.signal),
      shown: call(pass, pace.least),
    });
    yield* put(
      answer.ok ? searchAnswered({ text, dishes: answer.value }) : searchFailed(undefined),
    );
  } catch (error) {
    yield* put(searchFailed(undefined));
    throw error;
  } finally {
    if (yield* cancelled()) abandoned.abort();
  }
}

interface Running {
  readonly question: SearchQuestion;
  readonly task: Task;
}

const CHANGES = [searchTyped, searchRetried, modalOpened, modalClosed, languageSwitched];

/**
 * Answers what is typed into the modal. Only the newest question counts: it abandons the call of the
 * one before, and so does a closed modal. What makes no other question, such as a space, leaves the
 * call alone.
 */
export function* watchSearch({
  searchDishes,
  leastLoading,
}: SearchDishesDeps): SagaGenerator<void> {
  let running: Running | null = null;
  for (;;) {
    const change = yield* take(CHANGES.map(({ type }) => type));
    const question: SearchQuestion | null = yield* select(openQuestion);
    if (question && running?.task.isRunning() && isSameQuestion(question, running.question)) {
      continue;
    }
    if (running) yield* cancel(running.task);
    // The first key has shown the progress already.
    const pace: Pace =
      change.type === searchTyped.type
        ? { wait: DEBOUNCE, least: 0 }
        : { wait: 0, least: leastLoading };
    running = question && {
      question,
      task: yield* fork(ask, searchDishes, question, pace),
    };
  }
}
