import { useNavigate } from 'react-router';
import { screen } from '@testing-library/react';
import {
  linkedPromoChanged,
  promoRequested,
} from '../../../src/application/pricing/linked-promo-slice';
import type { LinkedPromo } from '../../../src/domain/promotion/linked-promo';
import type { PromoCode } from '../../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../../src/domain/promotion/promo-code';
import { PromoWatcher } from '../../../src/ui/app/shop-watchers';
import { clearStorages, persistedShop } from '../../support/persisted-shop';
import { renderShop } from '../../support/render-shop';

const codeOf = (text: string): PromoCode => {
  const read = readPromoCode(text);
  if (!read.ok || read.value === null) throw new Error(`No code: ${text}`);
  return read.value;
};

const TRIED: LinkedPromo = { code: codeOf('SUMMER10'), state: 'tried' };

describe('a code in a link', () => {
  it('waits for a cart', () => {
    const { state } = renderShop(<PromoWatcher />, { path: '/ru/news?a=1&promocode=%20summer10' });
    expect(state().linkedPromo).toEqual({ code: 'SUMMER10', state: 'waiting' });
  });

  it('counts on every page that is opened', async () => {
    const Onward = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate('/promo?promocode=LUNCH5')}>On</button>;
    };
    const { state, user } = renderShop(
      <>
        <PromoWatcher />
        <Onward />
      </>,
    );
    expect(state().linkedPromo).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(state().linkedPromo).toEqual({ code: 'LUNCH5', state: 'waiting' });
  });

  it('that was tried is not tried again, another takes its place', () => {
    const again = renderShop(<PromoWatcher />, {
      path: '/?promocode=SUMMER10',
      actions: [linkedPromoChanged(TRIED)],
    });
    expect(again.state().linkedPromo).toEqual(TRIED);
    const other = renderShop(<PromoWatcher />, {
      path: '/?promocode=LUNCH5',
      actions: [linkedPromoChanged(TRIED)],
    });
    expect(other.state().linkedPromo).toEqual({ code: 'LUNCH5', state: 'waiting' });
  });
});

describe('the session', () => {
  afterEach(clearStorages);

  it.each<[string, LinkedPromo]>([
    ['SUMMER10 tried', TRIED],
    ['SUMMER10', { ...TRIED, state: 'waiting' }],
    ['TRIED', { code: codeOf('TRIED'), state: 'waiting' }],
  ])('restores %s', (text, promo) => {
    window.sessionStorage.setItem('linkedPromo', text);
    expect(persistedShop().state().linkedPromo).toEqual(promo);
  });

  it('stores what comes, and nothing once there is none', () => {
    const { store } = persistedShop();
    store.dispatch(promoRequested(TRIED.code));
    expect(window.sessionStorage.getItem('linkedPromo')).toBe('SUMMER10');
    store.dispatch(linkedPromoChanged(null));
    expect(window.sessionStorage.getItem('linkedPromo')).toBeNull();
  });

  it.each(['   ', ' tried', 'X'.repeat(33)])('takes "%s" for no code', (text) => {
    window.sessionStorage.setItem('linkedPromo', text);
    expect(persistedShop().state().linkedPromo).toBeNull();
  });
});
