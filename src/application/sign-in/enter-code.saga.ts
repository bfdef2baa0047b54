import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { SignInCode } from '../../domain/code/sign-in-code';
import { selectPlacing } from '../placing/placing-slice';
import type { LoginProof, SignInGateway } from '../ports/sign-in-gateway';
import type { ShopAction } from '../redux/slice';
import type { LogInDeps } from './log-in.saga';
import type { LoginStep } from './log-in.saga';
import { logIn } from './log-in.saga';
import type { SignInRefusal } from './sign-in-slice';
import { codeEntered, codeRefused, telegramAnswered, selectSignIn } from './sign-in-slice';

export interface EnterCodeDeps extends LogInDeps {
  readonly checkTelegram: SignInGateway['checkTelegram'];
}

/** Telegram does not know the phone yet, so that no code can be right. */
const PHONE_FIRST: SignInRefusal = { kind: 'text', text: 'signIn.telegramFirst' };

/** The phone that Telegram knows; asked for once more, since the last look may be two seconds old. */
function* telegramProof(
  { checkTelegram }: EnterCodeDeps,
  code: SignInCode,
): SagaGenerator<LoginProof | null> {
  const { telegram } = yield* select(selectSignIn);
  if (telegram.kind !== 'open') return null;
  const { uuid } = telegram.link;
  const method = 'telegram';
  if (telegram.phone !== null) return { method, phone: telegram.phone, code, uuid };
  const answer = yield* call(checkTelegram, uuid);
  if (!answer.ok || answer.value.phone === null) return null;
  const { phone } = answer.value;
  yield* put(telegramAnswered(phone));
  return { method, phone, code, uuid };
}

function* proofOf(deps: EnterCodeDeps, code: SignInCode): SagaGenerator<LoginProof | null> {
  const { method, sent } = yield* select(selectSignIn);
  if (method === 'telegram') return yield* call(telegramProof, deps, code);
  return sent && { method, phone: sent.phone, code, uuid: null };
}

const BY_CODE: LoginStep = { field: 'code', refused: codeRefused };

function* enterCode(deps: EnterCodeDeps, code: SignInCode) {
  const proof = yield* call(proofOf, deps, code);
  if (proof) yield* call(logIn, deps, proof, BY_CODE);
  else yield* put(codeRefused(PHONE_FIRST));
}

/** Logs in by the code that was entered, once, however often it is sent off. Rules 18.3. */
export function* watchCodesEntered(deps: EnterCodeDeps): SagaGenerator<void> {
  yield* takeLeading(codeEntered.type, function* ({ payload }: ShopAction<SignInCode>) {
    const placing = yield* select(selectPlacing);
    // It is for the order that waits for it.
    if (placing.kind === 'code') return;
    yield* call(enterCode, deps, payload);
  });
}
