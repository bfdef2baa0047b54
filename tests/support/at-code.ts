import { modalOpened } from '../../src/application/modals/modal-slice';
import type { LoginAnswer } from '../../src/application/ports/sign-in-gateway';
import {
  codeEntered,
  codeSent,
  signInMethodChosen,
} from '../../src/application/sign-in/sign-in-slice';
import { ok } from '../../src/domain/result/result';
import { accountShop } from './account-shop';
import { IVANS_PHONE, NOON, accountOf, codeOf } from './customers';
import { productId } from './ids';
import { settled } from './running-shop';

type Shop = Parameters<typeof accountShop>[0];

export const ids = (...numbers: readonly number[]) => numbers.map(productId);
export const answers = <A>(value: A) => jest.fn(() => Promise.resolve(ok(value)));
export const login = (answer: Partial<LoginAnswer> = {}) =>
  answers<LoginAnswer>({ account: accountOf(), ...answer });

/** A shop whose customer looks at the boxes for the code that was sent. */
export const atCode = (more: Shop = {}) => {
  const shop = accountShop(more);
  const { store } = shop;
  store.dispatch(signInMethodChosen('sms'));
  store.dispatch(modalOpened('authCode'));
  store.dispatch(codeSent({ phone: IVANS_PHONE, resendAt: NOON }));
  return {
    ...shop,
    enter: async (code = '0427') => {
      store.dispatch(codeEntered(codeOf(code)));
      await settled();
    },
  };
};
