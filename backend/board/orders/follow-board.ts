import type { Answer } from '../../../client';
import type { StaffBoard } from '../../../contract/wire/staff';

/** As much of an `EventSource` as the board uses. */
export type BoardStream = Pick<
  EventSource,
  'addEventListener' | 'close' | 'readyState' | 'onopen' | 'onerror'
>;

export interface FollowBoardDeps {
  readonly read: () => Promise<Answer<StaffBoard>>;
  /** Opens the live messages behind a version of the board. */
  readonly openStream: (after: number) => BoardStream;
  readonly onBoard: (board: StaffBoard) => void;
  readonly onLost: () => void;
  readonly onFound: () => void;
  /** The session has ended, here or elsewhere. */
  readonly onSignedOut: () => void;
}

/** In milliseconds: a connection may die without a word, which only the next call finds out. */
const CHECK_EVERY = 20_000;
const RETRY_AFTER = 3_000;

const CLOSED = 2;
const SIGNED_OUT = 401;

/**
 * Reads the board, and again whenever a live message says that something has happened: one reading for
 * all, in the language of the board. What happens during a reading is found by the next one. Returns how
 * to stop.
 */
export const followBoard = (deps: FollowBoardDeps): (() => void) => {
  let stream: BoardStream | null = null;
  let isReading = false;
  let isStale = false;
  let hasStopped = false;
  let retry: number | null = null;

  const closeStream = (): void => {
    stream?.close();
    stream = null;
  };

  const lose = (): void => {
    closeStream();
    deps.onLost();
    retry ??= window.setTimeout(() => {
      retry = null;
      readAgain();
    }, RETRY_AFTER);
  };

  const listen = (version: number): void => {
    const opened = deps.openStream(version);
    stream = opened;
    opened.addEventListener('order', readAgain);
    opened.onopen = readAgain;
    opened.onerror = () => {
      // The browser opens a stream again that broke off; one that was refused it does not.
      if (opened.readyState === CLOSED) lose();
      else deps.onLost();
    };
  };

  const take = (answer: Answer<StaffBoard>): void => {
    if (answer.ok) {
      deps.onBoard(answer.value);
      if (!stream) listen(answer.value.version);
      else if (stream.readyState !== CLOSED) deps.onFound();
    } else if (answer.refusal.kind === 'refused' && answer.refusal.status === SIGNED_OUT) {
      stop();
      deps.onSignedOut();
    } else {
      lose();
    }
  };

  function readAgain(): void {
    isStale = true;
    if (isReading || hasStopped) return;
    isReading = true;
    isStale = false;
    // The client never rejects.
    void deps.read().then((answer) => {
      isReading = false;
      if (hasStopped) return;
      take(answer);
      if (isStale) readAgain();
    });
  }

  const check = window.setInterval(readAgain, CHECK_EVERY);
  const onChange = (): void => {
    if (document.visibilityState === 'visible') readAgain();
  };
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('online', readAgain);
  window.addEventListener('offline', deps.onLost);

  function stop(): void {
    hasStopped = true;
    closeStream();
    window.clearInterval(check);
    if (retry !== null) window.clearTimeout(retry);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('online', readAgain);
    window.removeEventListener('offline', deps.onLost);
  }

  readAgain();
  return stop;
};
