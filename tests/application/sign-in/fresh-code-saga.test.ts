import { signedOut } from '../../../src/application/session/account-slice';
import {
  dataCopyRequested,
  deletionRequested,
} from '../../../src/application/account/account-data-slice';
import {
  freshCodeEntered,
  freshCodeRequested,
} from '../../../src/application/sign-in/fresh-code-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { profileLoaded } from '../../../src/application/profile/profile-slice';
import type { Settings } from '../../../src/application/ports/settings';
import { ok, refuse } from '../../../src/domain/result/result';
import { instant } from '../../../src/domain/time/instant';
import { accountShop } from '../../support/account-shop';
import { IVANS_PHONE, NOON, codeOf, profileOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, openCalls, settled } from '../../support/running-shop';

const refusal = (status: number, code: string): GatewayFailure => ({
  ...(refusedWith(status) as Extract<GatewayFailure, { kind: 'refused' }>),
  code,
});

/** The backend wants a code first, and then does what it was asked for. */
const once = <A>(value: A) =>
  jest
    .fn(() => Promise.resolve(ok(value)))
    .mockResolvedValueOnce(refuse(refusal(403, 'code.needed')) as never);

const customer = (backend: Partial<FakeBackend> = {}, settings: Partial<Settings> = {}) => {
  const shop = accountShop({
    isSignedIn: true,
    backend: { deleteAccount: once(null), exportAccount: once<unknown>({ a: 1 }), ...backend },
    settings,
  });
  shop.store.dispatch(profileLoaded(profileOf()));
  return shop;
};

const CODE = codeOf('0427');

it('deletes the account only after a code that was sent to its own phone', async () => {
  const shop = customer();
  shop.store.dispatch(deletionRequested(undefined));
  await settled();
  expect(shop.state()).toMatchObject({
    modal: 'confirmCode',
    freshCode: { isSent: true, resendAt: NOON + 60_000, request: { purpose: 'delete' } },
    accountData: { isDeleting: true },
  });
  expect(shop.backend.sendCode).toHaveBeenCalledWith('sms', IVANS_PHONE);
  expect(shop.backend.deleteAccount).toHaveBeenCalledTimes(1);
  shop.store.dispatch(freshCodeEntered(CODE));
  await settled();
  expect(shop.backend.confirmPhone).toHaveBeenCalledWith(CODE);
  expect(shop.backend.deleteAccount).toHaveBeenCalledTimes(2);
  expect(shop.state()).toMatchObject({
    modal: null,
    account: { isSignedIn: false },
    freshCode: { request: null, isSent: false },
  });
});

it('hands the data out only after such a code', async () => {
  const shop = customer();
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  expect(shop.saveFile).not.toHaveBeenCalled();
  shop.store.dispatch(freshCodeEntered(CODE));
  await settled();
  expect(shop.saveFile).toHaveBeenCalledTimes(1);
  expect(shop.state().accountData.isCopying).toBe(false);
});

it('says why a code is refused, and looks at the next one', async () => {
  const confirmPhone = jest
    .fn(() => Promise.resolve(ok(null)))
    .mockResolvedValueOnce(
      refuse({
        ...refusal(422, 'code.wrong'),
        errors: { code: ['This code is not right'] },
      }) as never,
    );
  const shop = customer({ confirmPhone });
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  shop.store.dispatch(freshCodeEntered(codeOf('1111')));
  await settled();
  expect(shop.state().freshCode).toMatchObject({
    refusedCodes: 1,
    checking: {
      kind: 'refused',
      refusal: { kind: 'said', message: 'This code is not right' },
    },
  });
  expect(shop.saveFile).not.toHaveBeenCalled();
  shop.store.dispatch(freshCodeEntered(CODE));
  await settled();
  expect(shop.saveFile).toHaveBeenCalledTimes(1);
});

it.each([
  ['closes the question', () => modalClosed('confirmCode')],
  ['opens another', () => modalOpened('search')],
  ['is logged out', () => signedOut(undefined)],
])('does nothing for a customer who %s, and may be asked again', async (_, leave) => {
  const shop = customer();
  shop.store.dispatch(deletionRequested(undefined));
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  shop.store.dispatch(leave());
  await settled();
  shop.store.dispatch(freshCodeEntered(CODE));
  await settled();
  expect(shop.backend.confirmPhone).not.toHaveBeenCalled();
  expect(shop.saveFile).not.toHaveBeenCalled();
  expect(shop.backend.deleteAccount).toHaveBeenCalledTimes(1);
  expect(shop.state().accountData).toMatchObject({ isCopying: false, isDeleting: false });
});

it('sends no second code within the minute in which the first one is good', async () => {
  const shop = customer({ deleteAccount: failing(refusal(403, 'code.needed')) });
  for (const times of [1, 1]) {
    shop.store.dispatch(deletionRequested(undefined));
    await settled();
    expect(shop.backend.sendCode).toHaveBeenCalledTimes(times);
    shop.store.dispatch(modalClosed('confirmCode'));
    await settled();
  }
  shop.pass(60_000);
  shop.store.dispatch(deletionRequested(undefined));
  await settled();
  expect(shop.backend.sendCode).toHaveBeenCalledTimes(2);
});

it('tells how long to wait where too many codes were asked for, and sends one then', async () => {
  const tooOften = { ...refusal(429, 'rate_limited'), retryAfter: 42 } as GatewayFailure;
  const sendCode = jest
    .fn(() => Promise.resolve(ok({ resendIn: 60 })))
    .mockResolvedValueOnce(refuse(tooOften) as never);
  const shop = customer({ sendCode });
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  expect(shop.state().freshCode).toMatchObject({
    isSent: false,
    resendAt: instant(NOON + 42_000),
    sending: {
      kind: 'refused',
      refusal: { kind: 'text', text: 'signIn.waitSeconds', params: { count: 42 } },
    },
  });
  shop.store.dispatch(freshCodeRequested(undefined));
  await settled();
  expect(shop.state().freshCode.isSent).toBe(true);
});

it('loses no code that is entered while another one is being sent', async () => {
  const sending = openCalls<{ readonly resendIn: number }>();
  const shop = customer({ sendCode: sending.call });
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  shop.store.dispatch(freshCodeEntered(CODE));
  await settled();
  expect(shop.backend.confirmPhone).not.toHaveBeenCalled();
  await sending.answer(1, ok({ resendIn: 60 }));
  expect(shop.backend.confirmPhone).toHaveBeenCalledWith(CODE);
});

it('goes by WhatsApp where the shop sends no text messages', async () => {
  const shop = customer({}, { signInMethods: ['telegram', 'whatsapp'] });
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  expect(shop.backend.sendCode).toHaveBeenCalledWith('whatsapp', IVANS_PHONE);
});

it('asks for none where the shop sends none: the storefront’s server knows it', async () => {
  const shop = customer({}, { isCodeSent: false });
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  expect(shop.state().modal).toBeNull();
  expect(shop.backend.sendCode).not.toHaveBeenCalled();
  expect(shop.backend.confirmPhone).toHaveBeenCalledWith(null);
  expect(shop.saveFile).toHaveBeenCalledTimes(1);
});

it('asks for none where the backend wants none', async () => {
  const shop = accountShop({ isSignedIn: true });
  shop.store.dispatch(dataCopyRequested(undefined));
  await settled();
  expect(shop.state().modal).toBeNull();
  expect(shop.saveFile).toHaveBeenCalledTimes(1);
});

it('says that it is not done where the phone is not known', async () => {
  const shop = customer();
  shop.store.dispatch(profileLoaded(null));
  shop.store.dispatch(deletionRequested(undefined));
  await settled();
  expect(shop.state().accountData).toMatchObject({
    isDeleting: false,
    refusal: { text: 'account.notDeleted' },
  });
});
