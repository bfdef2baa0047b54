import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import type { CodeOnItsWay, CodeCarrier } from '../../../src/application/ports/sign-in-gateway';
import { codeRequested, signInMethodChosen } from '../../../src/application/sign-in/sign-in-slice';
import { ok } from '../../../src/domain/result/result';
import { accountShop } from '../../support/account-shop';
import { IVANS_PHONE, NOON, phoneOf } from '../../support/customers';
import { refusedWith } from '../../support/menus';
import type { FakeBackend } from '../../support/running-shop';
import { failing, openCalls, settled } from '../../support/running-shop';

const open = (method: CodeCarrier = 'sms', backend: Partial<FakeBackend> = {}) => {
  const shop = accountShop({ backend });
  shop.store.dispatch(signInMethodChosen(method));
  shop.store.dispatch(modalOpened('authPhone'));
  return shop;
};

it.each(['sms', 'whatsapp'] as const)(
  'however a phone is written, one and the same is asked for by %s',
  async (method) => {
    const { store, backend } = open(method);
    for (const text of ['067 000 11 22', '+380670001122', '+38 (067) 000-11-22']) {
      store.dispatch(codeRequested(phoneOf(text, 'ua')));
      await settled();
    }
    expect(backend.sendCode.mock.calls).toEqual(Array(3).fill([method, '380670001122']));
  },
);

it('two quick taps send one code', async () => {
  const calls = openCalls<CodeOnItsWay>();
  const { store, backend, state } = open('sms', { sendCode: calls.call });
  store.dispatch(codeRequested(IVANS_PHONE));
  store.dispatch(codeRequested(IVANS_PHONE));
  await calls.answer(1, ok({ resendIn: 60 }));
  expect(backend.sendCode).toHaveBeenCalledTimes(1);
  expect(state().modal).toBe('authCode');
  expect(state().signIn.sent).toEqual({ phone: IVANS_PHONE, resendAt: NOON + 60_000 });
  expect(backend.logIn).not.toHaveBeenCalled();
});

it('a number that is refused says so under the field, and the button works again', async () => {
  const refused = { ...refusedWith(422), errors: { phone: ['Bad number'] } } as GatewayFailure;
  const { store, backend, state } = open('sms', { sendCode: failing(refused) });
  store.dispatch(codeRequested(IVANS_PHONE));
  await settled();
  expect(state().signIn.sending).toEqual({
    kind: 'refused',
    refusal: { kind: 'said', message: 'Bad number' },
  });
  backend.sendCode.mockResolvedValue(ok({ resendIn: 30 }));
  store.dispatch(codeRequested(IVANS_PHONE));
  await settled();
  expect(state().modal).toBe('authCode');
});

it('whoever closes the modal too early and comes back the same way gets to the code that was sent', async () => {
  const calls = openCalls<CodeOnItsWay>();
  const { store, backend, state } = open('sms', { sendCode: calls.call });
  store.dispatch(codeRequested(IVANS_PHONE));
  store.dispatch(modalClosed('authPhone'));
  store.dispatch(signInMethodChosen('sms'));
  store.dispatch(modalOpened('authPhone'));
  expect(state().signIn.sending.kind).toBe('running');
  await calls.answer(1, ok({ resendIn: 60 }));
  expect(state().modal).toBe('authCode');
  store.dispatch(modalClosed('authCode'));
  store.dispatch(signInMethodChosen('sms'));
  expect(state().signIn.sent).toEqual({ phone: IVANS_PHONE, resendAt: NOON + 60_000 });
  expect(backend.sendCode).toHaveBeenCalledTimes(1);
});

it('whoever has closed the modal gets no other one', async () => {
  const calls = openCalls<CodeOnItsWay>();
  const { store, state } = open('sms', { sendCode: calls.call });
  store.dispatch(codeRequested(IVANS_PHONE));
  store.dispatch(modalClosed('authPhone'));
  await calls.answer(1, ok({ resendIn: 60 }));
  expect(state().modal).toBeNull();
});

it('a code of the way before is nothing to somebody who has chosen another', async () => {
  const calls = openCalls<CodeOnItsWay>();
  const { store, state, backend } = open('sms', { sendCode: calls.call });
  store.dispatch(codeRequested(IVANS_PHONE));
  store.dispatch(signInMethodChosen('whatsapp'));
  store.dispatch(codeRequested(IVANS_PHONE));
  await calls.answer(1, ok({ resendIn: 60 }));
  expect(state().signIn.sent).toBeNull();
  await calls.answer(2, ok({ resendIn: 90 }));
  expect(state().signIn.sent).toMatchObject({ resendAt: NOON + 90_000 });
  expect(backend.sendCode.mock.calls.map((call: unknown[]) => call[0])).toEqual([
    'sms',
    'whatsapp',
  ]);
});
