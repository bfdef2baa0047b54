import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { SaveFile } from '../ports/file-saver';
import type { ProfileGateway } from '../ports/profile-gateway';
import { selectAccount } from '../session/account-slice';
import { dataCopyRequested, copyEnded } from './account-data-slice';
import type { FreshCodeDeps } from '../sign-in/fresh-code.saga';
import { withFreshCode } from '../sign-in/fresh-code.saga';

export interface CopyDataDeps extends FreshCodeDeps {
  readonly exportAccount: ProfileGateway['exportAccount'];
  readonly saveFile: SaveFile;
}

const COPIED: Toast = { text: 'account.copied', tone: 'done' };
const NOT_COPIED: Toast = { text: 'account.notCopied', tone: 'failed' };

const FILE = { name: 'my-data.json', type: 'application/json' } as const;

function* copyData(deps: CopyDataDeps) {
  const { exportAccount, saveFile } = deps;
  try {
    const answer = yield* withFreshCode(deps, 'copy', exportAccount);
    const { isSignedIn } = yield* select(selectAccount);
    // A customer who was logged out meanwhile sees that, and no file.
    if (!isSignedIn || answer === null) return;
    if (answer.ok) {
      yield* call(saveFile, { ...FILE, text: JSON.stringify(answer.value, null, 2) });
    }
    yield* put(toastShown(answer.ok ? COPIED : NOT_COPIED));
  } finally {
    yield* put(copyEnded(undefined));
  }
}

/** Hands the customer a file with everything that the shop keeps about them. Rules 19.6, 19.7. */
export function* watchDataCopies(deps: CopyDataDeps): SagaGenerator<void> {
  yield* takeLeading(dataCopyRequested.type, copyData, deps);
}
