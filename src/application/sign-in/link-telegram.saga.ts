import type { Action } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { Instant } from '../../domain/time/instant';
import { modalClosed, modalOpened } from '../modals/modal-slice';
import type { ModalRoot } from '../modals/modal-slice';
import type { LinkWindow } from '../ports/link-window';
import type { SignInGateway, TelegramLink } from '../ports/sign-in-gateway';
import { isOf } from '../redux/slice';
import {
  signInMethodChosen,
  telegramAnswered,
  telegramRequested,
  telegramExpired,
  telegramFailed,
  telegramLinked,
} from './sign-in-slice';
import type { SignInRoot } from './sign-in-slice';

export interface LinkTelegramDeps {
  readonly linkTelegram: SignInGateway['linkTelegram'];
  readonly checkTelegram: SignInGateway['checkTelegram'];
  readonly linkWindow: LinkWindow;
  readonly now: () => Instant;
}

/** In milliseconds, between two looks at whether the phone is there. */
const PAUSE = 2000;

/** Looks until the phone is there or the link is over; what fails is asked again. */
function* lookForPhone(
  { checkTelegram, now }: LinkTelegramDeps,
  { uuid, expiresAt }: TelegramLink,
) {
  // By a clock that is wrong it may be over from the start: then the backend alone says so.
  const isClockGood = expiresAt > now();
  for (;;) {
    yield* delay(PAUSE);
    const answer = yield* call(checkTelegram, uuid);
    if (answer.ok && answer.value.phone !== null) {
      yield* put(telegramAnswered(answer.value.phone));
      return;
    }
    const isOver = answer.ok && answer.value.isExpired;
    if (isOver || (isClockGood && expiresAt <= now())) {
      yield* put(telegramExpired(undefined));
      return;
    }
  }
}

/** The modal of the code has gone, closed or for another one; or another way is chosen. */
const isLeaving = (action: Action): boolean =>
  (isOf(modalClosed, action) && action.payload === 'authCode') ||
  (isOf(modalOpened, action) && action.payload !== 'authCode') ||
  isOf(signInMethodChosen, action);

function* linkTelegram(deps: LinkTelegramDeps) {
  const { linkWindow } = deps;
  const answer = yield* call(deps.linkTelegram);
  const { modal, signIn } = yield* select((state: ModalRoot & SignInRoot) => state);
  const isWanted = (modal === 'auth' || modal === 'authCode') && signIn.telegram.kind === 'asked';
  if (!answer.ok || !isWanted) {
    linkWindow.close();
    if (!answer.ok) yield* put(telegramFailed(undefined));
    return;
  }
  const link = answer.value;
  // Where no window opens, the modal has the link to click.
  linkWindow.leadTo(link.link);
  yield* put(telegramLinked(link));
  if (modal === 'auth') yield* put(modalOpened('authCode'));
  yield* race({ found: call(lookForPhone, deps, link), left: take(isLeaving) });
}

function* linkOrFail(deps: LinkTelegramDeps) {
  try {
    yield* call(linkTelegram, deps);
  } catch (error) {
    deps.linkWindow.close();
    yield* put(telegramFailed(undefined));
    throw error;
  }
}

/**
 * Asks for a link to Telegram, leads the window there that the click has opened, and looks every two
 * seconds whether the customer has shared their phone, while the code dialog is open. Rules 18.3.
 */
export function* watchTelegram(deps: LinkTelegramDeps): SagaGenerator<void> {
  // Latest: a new link takes the place of the one before.
  yield* takeLatest(telegramRequested.type, linkOrFail, deps);
}
