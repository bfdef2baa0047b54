import { screen } from '@testing-library/react';
import { promotionsLoaded } from '../../../../src/application/content/content-slice';
import type { PromotionCard } from '../../../../src/application/ports/article';
import { PromotionsPage } from '../../../../src/ui/pages/promotions/promotions-page';
import { renderShop } from '../../../support/render-shop';
import { promotionCardOf } from '../../../support/stories';

const open = (...promotions: readonly PromotionCard[]) =>
  renderShop(<PromotionsPage />, { path: '/promo', actions: [promotionsLoaded(promotions)] });

it('shows each promotion with its last day and the way to it', () => {
  open(promotionCardOf());
  expect(screen.getByRole('heading', { level: 1, name: 'Promotions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ten percent off' })).toHaveAttribute(
    'href',
    '/promo/summer',
  );
  expect(screen.getByText(/^Until 28\s+February 2027$/)).toBeInTheDocument();
  expect(screen.getByText('On everything.')).toBeInTheDocument();
});

it('says from when on a promotion without an end is good, and nothing of one without limits', () => {
  open(
    promotionCardOf({ to: null }),
    promotionCardOf({ id: 4, name: 'Always', from: null, to: null }),
  );
  expect(screen.getByText(/^From 1\s+November 2026$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Always' }).closest('article')).not.toHaveTextContent(
    /20\d\d/,
  );
});

it('says so when there is none', () => {
  open();
  expect(screen.getByText(/^No promotions today/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the menu' })).toBeInTheDocument();
});

it('shows none while they are on their way', () => {
  renderShop(<PromotionsPage />, {
    path: '/promo',
    isPageReady: false,
    actions: [promotionsLoaded([promotionCardOf()])],
  });
  expect(screen.queryByRole('article')).toBeNull();
});
