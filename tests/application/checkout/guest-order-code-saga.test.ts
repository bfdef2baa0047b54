import { cartRestored } from '../../../src/application/cart/cart-slice';
import { modalClosed } from '../../../src/application/modals/modal-slice';
import { placingFinished } from '../../../src/application/placing/placing-slice';
import type { GatewayFailure } from '../../../src/application/ports/gateway-failure';
import { codeEntered } from '../../../src/application/sign-in/sign-in-slice';
import type { SignInCode } from '../../../src/domain/code/sign-in-code';
import { refuse } from '../../../src/domain/result/result';
import { atCheckout } from '../../support/at-checkout';
import { lineOf } from '../../support/carts';
import { refusedWith } from '../../support/menus';
import { PLACED_ORDER } from '../../support/orders';
import { settled } from '../../support/running-shop';

describe('a guest’s order that the shop wants a code for', () => {
  const CODE_NEEDED: GatewayFailure = {
    ...refusedWith(403),
    code: 'order.code_needed',
  } as GatewayFailure;
  const WRONG = refusedWith(422, 'code');

  /** A guest who has placed an order and is to enter the code that was sent. */
  const askedForCode = async (backend: Parameters<typeof atCheckout>[0] = {}) => {
    const shop = atCheckout(backend);
    shop.backend.place.mockResolvedValueOnce(refuse(CODE_NEEDED));
    await shop.place();
    return shop;
  };

  const enter = async ({ store }: ReturnType<typeof atCheckout>, code: string): Promise<void> => {
    // Four digits.
    store.dispatch(codeEntered(code as SignInCode));
    await settled();
  };

  it('goes on under the same key with the code that was sent, and logs nobody in', async () => {
    const shop = await askedForCode();
    expect(shop.placing().kind).toBe('code');
    expect(shop.store.getState().modal).toBe('authCode');
    expect(shop.backend.sendCode).toHaveBeenCalledTimes(1);
    await enter(shop, '0427');
    expect(shop.placing()).toEqual({ kind: 'placed', order: PLACED_ORDER });
    expect(shop.keysSent()).toEqual(['key-1', 'key-1']);
    expect(shop.backend.place).toHaveBeenLastCalledWith(expect.objectContaining({ code: '0427' }));
    expect(shop.backend.logIn).not.toHaveBeenCalled();
    expect(shop.store.getState().modal).toBeNull();
  });

  it('says that a code was wrong, and waits for another one', async () => {
    const shop = await askedForCode();
    shop.backend.place.mockResolvedValueOnce(refuse(WRONG));
    await enter(shop, '0000');
    expect(shop.store.getState()).toMatchObject({
      modal: 'authCode',
      signIn: { loggingIn: { kind: 'refused' }, refusedCodes: 1 },
    });
    await enter(shop, '0427');
    expect(shop.placing().kind).toBe('placed');
  });

  it('is given up, cart and all that was typed kept, when the code is not entered', async () => {
    const shop = await askedForCode();
    shop.store.dispatch(modalClosed('authCode'));
    await settled();
    expect(shop.placing()).toEqual({ kind: 'idle' });
    expect(shop.kept.key).toBeNull();
    expect(shop.store.getState().cart.lines).toHaveLength(1);
  });

  it('shows the boxes again, and sends nothing, while the code that was sent is good', async () => {
    const shop = await askedForCode();
    shop.backend.place.mockResolvedValueOnce(refuse(CODE_NEEDED));
    shop.store.dispatch(modalClosed('authCode'));
    await settled();
    await shop.place();
    expect(shop.placing().kind).toBe('code');
    expect(shop.store.getState().modal).toBe('authCode');
    expect(shop.backend.sendCode).toHaveBeenCalledTimes(1);
    await enter(shop, '0427');
    expect(shop.placing()).toEqual({ kind: 'placed', order: PLACED_ORDER });
    expect(shop.backend.place).toHaveBeenLastCalledWith(expect.objectContaining({ code: '0427' }));
  });

  it('is sent another code once one was used up by an order', async () => {
    const shop = await askedForCode();
    await enter(shop, '0427');
    shop.store.dispatch(placingFinished(undefined));
    shop.store.dispatch(cartRestored([lineOf(1)]));
    shop.backend.place.mockResolvedValueOnce(refuse(CODE_NEEDED));
    await shop.place();
    expect(shop.backend.sendCode).toHaveBeenCalledTimes(2);
  });

  it('says why no code could be sent', async () => {
    const shop = await askedForCode({
      sendCode: jest.fn(() =>
        Promise.resolve(refuse({ ...refusedWith(503), message: 'Later' } as GatewayFailure)),
      ),
    });
    expect(shop.placing().kind).toBe('refused');
    expect(shop.kept.key).toBeNull();
  });
});
