import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import type { TelegramLink } from '../../../src/application/ports/sign-in-gateway';
import {
  codeEntered,
  signInMethodChosen,
  telegramRequested,
} from '../../../src/application/sign-in/sign-in-slice';
import { ok } from '../../../src/domain/result/result';
import { instant } from '../../../src/domain/time/instant';
import { accountShop } from '../../support/account-shop';
import { IVANS_PHONE, NOON, TELEGRAM_LINK, codeOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, openCalls, settled } from '../../support/running-shop';

const LOOK = 2000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = async (milliseconds: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settled();
};

/** The customer presses Telegram among the ways to log in. */
const press = async (backend: Partial<FakeBackend> = {}) => {
  const shop = accountShop({ backend });
  shop.store.dispatch(modalOpened('auth'));
  shop.store.dispatch(telegramRequested(undefined));
  await settled();
  return { ...shop, telegram: () => shop.state().signIn.telegram };
};

const found = () => ok({ phone: IVANS_PHONE, isExpired: false });

it('the window that the press opened goes to the link, and the code is asked for', async () => {
  const calls = openCalls<TelegramLink>();
  const { linkWindow, state, telegram } = await press({ linkTelegram: calls.call });
  expect(linkWindow.leadTo).not.toHaveBeenCalled();
  await calls.answer(1, ok(TELEGRAM_LINK));
  expect(linkWindow.leadTo.mock.calls).toEqual([[TELEGRAM_LINK.link]]);
  expect(state().modal).toBe('authCode');
  expect(telegram()).toEqual({ kind: 'open', link: TELEGRAM_LINK, phone: null });
});

it('a link that cannot be had closes the window, and nothing else happens', async () => {
  const { linkWindow, state, telegram } = await press({ linkTelegram: failing(refusedWith(503)) });
  expect(linkWindow.close).toHaveBeenCalledTimes(1);
  expect(state().modal).toBe('auth');
  expect(telegram().kind).toBe('failed');
});

it('whoever closed the modal meanwhile is led nowhere', async () => {
  const calls = openCalls<TelegramLink>();
  const { store, linkWindow, state } = await press({ linkTelegram: calls.call });
  store.dispatch(modalClosed('auth'));
  await calls.answer(1, ok(TELEGRAM_LINK));
  expect(linkWindow.leadTo).not.toHaveBeenCalled();
  expect(linkWindow.close).toHaveBeenCalledTimes(1);
  expect(state().modal).toBeNull();
});

it('the phone is looked for every two seconds until it is there; what fails is asked again', async () => {
  const { backend, telegram } = await press();
  backend.checkTelegram.mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } });
  await wait(LOOK);
  await wait(LOOK);
  expect(backend.checkTelegram.mock.calls).toEqual([[TELEGRAM_LINK.uuid], [TELEGRAM_LINK.uuid]]);
  backend.checkTelegram.mockResolvedValue(found());
  await wait(LOOK);
  expect(telegram()).toMatchObject({ phone: IVANS_PHONE });
  await wait(5 * LOOK);
  expect(backend.checkTelegram).toHaveBeenCalledTimes(3);
});

it('a link that is over says so, and a new one can be asked for', async () => {
  const { store, backend, telegram, state } = await press();
  backend.checkTelegram.mockResolvedValueOnce(ok({ phone: null, isExpired: true }));
  await wait(LOOK);
  expect(telegram().kind).toBe('expired');
  store.dispatch(telegramRequested(undefined));
  await settled();
  expect(telegram().kind).toBe('open');
  expect(state().modal).toBe('authCode');
});

it('a link is also over when its time is, though nobody says so', async () => {
  const { pass, telegram } = await press();
  pass(11 * 60_000);
  await wait(LOOK);
  expect(telegram().kind).toBe('expired');
});

it('by a clock that is wrong no link is over from the start', async () => {
  const old = { ...TELEGRAM_LINK, expiresAt: instant(NOON - 60_000) };
  const { telegram } = await press({ linkTelegram: jest.fn(() => Promise.resolve(ok(old))) });
  await wait(3 * LOOK);
  expect(telegram().kind).toBe('open');
});

it.each([
  ['closed', modalClosed('authCode')],
  ['left by the way back', modalOpened('auth')],
  ['left for another way', signInMethodChosen('sms')],
])('nobody looks any more once the modal is %s', async (_how, leaving) => {
  const { store, backend } = await press();
  store.dispatch(leaving);
  await wait(5 * LOOK);
  expect(backend.checkTelegram).not.toHaveBeenCalled();
});

it('the code logs in with the link and the phone that was told there', async () => {
  const { store, backend, state } = await press();
  backend.checkTelegram.mockResolvedValue(found());
  store.dispatch(codeEntered(codeOf('0427')));
  await settled();
  expect(backend.logIn.mock.calls).toEqual([
    [
      { method: 'telegram', phone: IVANS_PHONE, code: '0427', uuid: TELEGRAM_LINK.uuid },
      { referral: null, orderKeys: [] },
    ],
  ]);
  expect(state().account.isSignedIn).toBe(true);
});

it('a code without a phone is told what comes first', async () => {
  const { store, backend, state } = await press();
  store.dispatch(codeEntered(codeOf('0427')));
  await settled();
  expect(backend.logIn).not.toHaveBeenCalled();
  expect(state().signIn.loggingIn).toEqual({
    kind: 'refused',
    refusal: { kind: 'text', text: 'signIn.telegramFirst' },
  });
});
