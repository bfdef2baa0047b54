import { screen } from '@testing-library/react';
import type { Promotion } from '../../../../src/application/ports/article';
import { promotionLoaded } from '../../../../src/application/content/content-slice';
import { linkedPromoChanged } from '../../../../src/application/pricing/linked-promo-slice';
import { normalPromoCode } from '../../../../src/domain/promotion/promo-code';
import { Toasts } from '../../../../src/ui/layout/toasts';
import { PromotionPage } from '../../../../src/ui/pages/promotions/promotion-page';
import { renderShop } from '../../../support/render-shop';
import { promotionOf } from '../../../support/stories';

const open = (more: Partial<Promotion> = {}) =>
  renderShop(
    <>
      <PromotionPage />
      <Toasts />
    </>,
    { path: '/promo/summer', actions: [promotionLoaded(promotionOf(more))] },
  );

const useButton = () => screen.queryByRole('button', { name: 'Use the code' });

it('shows a promotion with its term, its text and the way back to all of them', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Ten percent off' })).toBeInTheDocument();
  expect(screen.getByText(/^1\s+November 2026 – 28\s+February 2027$/)).toBeInTheDocument();
  expect(screen.getByText('On everything.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/promo');
  expect(screen.queryByText(/ended/)).toBeNull();
});

it('keeps its code for the cart, and says so', async () => {
  const { user, state } = open({ promoCode: ' summer10 ' });
  await user.click(useButton() as HTMLElement);
  expect(state().linkedPromo).toEqual({ code: 'SUMMER10', state: 'waiting' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'SUMMER10 is kept. We will try it in the cart.',
  );
  expect(screen.getByRole('button', { name: 'The code waits for your cart' })).toBeInTheDocument();
});

it('can be asked to try a code that was tried before', async () => {
  const { user, state, happen } = open();
  const code = normalPromoCode('SUMMER10');
  // A text in its normal form is a code.
  happen(linkedPromoChanged({ code: code as never, state: 'tried' }));
  await user.click(useButton() as HTMLElement);
  expect(state().linkedPromo).toEqual({ code, state: 'waiting' });
});

it('copies its code', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('SUMMER10');
  expect(screen.getByRole('status')).toHaveTextContent('Copied: SUMMER10');
});

it('says the code once more where the browser has no clipboard', async () => {
  const { user } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByRole('status')).toHaveTextContent('Please note it: SUMMER10');
});

it('says that it has ended and offers its code no more', () => {
  open({ hasEnded: true });
  expect(screen.getByText(/^This promotion ended on 28\s+February 2027$/)).toBeInTheDocument();
  expect(useButton()).toBeNull();
  expect(screen.queryByText('SUMMER10')).toBeNull();
});

it.each([null, '  ', 'X'.repeat(33)])(
  'offers no code where there is none that could be used: %j',
  (promoCode) => {
    open({ promoCode });
    expect(screen.queryByRole('button')).toBeNull();
  },
);
