import { fireEvent, screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import { cartCalculated, cartRestored } from '../../../src/application/cart/cart-slice';
import type { ModalName } from '../../../src/application/modals/modal-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { promoTaken } from '../../../src/application/order-options/order-options-slice';
import {
  promoRepeated,
  promoTried,
  promoTryRefused,
} from '../../../src/application/pricing/promo-entry-slice';
import { ZERO, money } from '../../../src/domain/money/money';
import { readPromoCode } from '../../../src/domain/promotion/promo-code';
import { instant } from '../../../src/domain/time/instant';
import { MODAL_MODULES } from '../../../src/ui/modals/modal-modules';
import { ModalOutlet } from '../../../src/ui/modals/modal-outlet';
import { lineOf } from '../../support/carts';
import { calculationOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

beforeAll(() => Promise.all(Object.values(MODAL_MODULES).map(({ preload }) => preload())));

const open = (name: ModalName, ...actions: Action[]) =>
  renderShop(<ModalOutlet />, { path: '/cart', actions: [...actions, modalOpened(name)] });

const dialog = () => screen.getByRole('dialog');
const field = () => within(dialog()).getByRole('textbox', { name: 'Promo code' });
const press = (name: string) => within(dialog()).getByRole('button', { name });

describe('entering a promo code', () => {
  it('hands it in as it was typed, and says that it is being checked', async () => {
    const { user, intents } = open('promocode');
    expect(field()).toHaveFocus();
    await user.type(field(), ' summer 10{Enter}');
    expect(intents).toContainEqual(promoTried(' summer 10'));
    expect(press('Checking…')).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), '{Enter}');
    expect(intents.filter(({ type }) => type === promoTried.type)).toHaveLength(1);
  });

  it.each([
    ['nothing but a space', ' ', 'Required field'],
    ['33 letters', 'A'.repeat(33), 'A code has at most 32 characters.'],
  ])('asks nobody about %s', async (_what, text, shownText) => {
    const { user, intents } = open('promocode');
    await user.type(field(), text);
    await user.click(press('Apply'));
    expect(field()).toHaveAccessibleDescription(shownText);
    expect(intents.filter(({ type }) => type === promoTried.type)).toEqual([]);
  });
});

describe('a refused code', () => {
  const refused = (code: string | null, message: string | null = null) =>
    open('promocodeError', promoTryRefused({ text: 'sumer10', why: { code, message } }));
  const SENTENCE = "Alas, it doesn't work. It looks like you entered the wrong promo code.";

  it.each<[string, string | null, string | null, string]>([
    ['that nobody knows', 'promo.not_found', 'No such code', ''],
    ['that has ended', 'promo.expired', 'Ended', 'This code has ended.'],
    ['that nobody answered', 'promo.unanswered', null, 'The restaurant did not answer.'],
    ['for a reason of the backend’s own', 'promo.moon', 'At full moon only', 'At full moon only'],
  ])('%s says so', (_what, code, message, shownText) => {
    refused(code, message);
    const said = screen.getByRole('alert');
    expect(said).toHaveTextContent(SENTENCE);
    expect(said.textContent.slice(SENTENCE.length)).toContain(shownText);
    if (shownText === '') expect(said.textContent).toBe(SENTENCE);
  });

  it('after too many others is no wrong one: when to go on is all that is said', () => {
    const retryAt = instant(Date.now() + 540_000);
    const why = { code: 'promo.too_many', message: 'Try again in 540 s', retryAt };
    open('promocodeError', promoTryRefused({ text: 'sumer10', why }));
    expect(screen.getByRole('alert').querySelector('[aria-hidden]')).toHaveTextContent(
      /^Too many promo codes were tried. You can go on in [89]:\d\d, or at once without a code.$/,
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('wrong promo code');
  });

  it('can be put right: the text is kept, in a field that has the focus', async () => {
    const { user, intents, state } = refused('promo.not_found');
    expect(press('Repeat')).toHaveFocus();
    // A key that is still held down was meant for the code.
    expect(fireEvent.keyDown(press('Repeat'), { key: 'Enter', repeat: true })).toBe(false);
    await user.click(press('Repeat'));
    expect(intents).toEqual([promoRepeated(undefined), modalOpened('promocode')]);
    expect(state().modal).toBe('promocode');
    expect(field()).toHaveValue('sumer10');
    expect(field()).toHaveFocus();
  });
});

describe('a code that was taken', () => {
  const LINES = [lineOf(5)];
  const read = readPromoCode('SUMMER10');
  const code = read.ok ? read.value : null;

  it.each([
    [money(272), 'SUMMER10 takes 2.72 лв. off this order.'],
    [ZERO, 'SUMMER10 applies to this order.'],
  ])('says what it does, and leads back: %s', async (discount, shownText) => {
    if (code === null) throw new Error('It is a code');
    const calculation = calculationOf(LINES, money(1290), {
      promo: { kind: 'applied', code, discount },
    });
    const { user, state } = open(
      'promocodeSuccess',
      cartRestored(LINES),
      promoTaken(code),
      cartCalculated({ lines: LINES, calculation }),
    );
    expect(dialog()).toHaveTextContent(shownText);
    await user.click(press('Back to cart'));
    expect(state().modal).toBeNull();
  });
});
