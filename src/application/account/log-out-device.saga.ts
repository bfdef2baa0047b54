import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import type { Toast } from '../notifications/toast-slice';
import { toastShown } from '../notifications/toast-slice';
import type { GatewayFailure } from '../ports/gateway-failure';
import type { ProfileGateway } from '../ports/profile-gateway';
import type { ShopAction } from '../redux/slice';
import { deviceLoggedOut, deviceLogoutFailed, deviceLogoutRequested } from './sessions-slice';

export interface DeviceLogoutDeps {
  readonly logOutDevice: ProfileGateway['logOutDevice'];
}

const LOGGED_OUT: Toast = { text: 'account.deviceLoggedOut', tone: 'done' };
const NOT_LOGGED_OUT: Toast = { text: 'account.deviceNotLoggedOut', tone: 'failed' };

/** It was logged out before, there or in another window. */
const isGone = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.status === 404;

function* logOutDevice({ logOutDevice: request }: DeviceLogoutDeps, id: string) {
  try {
    const answer = yield* call(request, id);
    const isDone = answer.ok || isGone(answer.error);
    yield* put(isDone ? deviceLoggedOut(id) : deviceLogoutFailed(id));
    yield* put(toastShown(isDone ? LOGGED_OUT : NOT_LOGGED_OUT));
  } catch (error) {
    yield* put(deviceLogoutFailed(id));
    throw error;
  }
}

/** Logs other devices of the customer out, and says so. Rules 18.8. */
export function* watchDeviceLogouts(deps: DeviceLogoutDeps): SagaGenerator<void> {
  yield* takeEvery(deviceLogoutRequested.type, function* ({ payload }: ShopAction<string>) {
    yield* call(logOutDevice, deps, payload);
  });
}
