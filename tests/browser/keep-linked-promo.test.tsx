import { useNavigate } from 'react-router';
import { screen } from '@testing-library/react';
import { keepLinkedPromo } from '../../src/browser/keep-linked-promo';
import { linkedPromoKept, promoWanted } from '../../src/application/pricing/linked-promo-slice';
import type { LinkedPromo } from '../../src/domain/promotion/linked-promo';
import type { PromoCode } from '../../src/domain/promotion/promo-code';
import { readPromoCode } from '../../src/domain/promotion/promo-code';
import { PromoWatcher } from '../../src/ui/app/promo-watcher';
import { renderShop, shopStore } from '../support/render-shop';

const codeOf = (text: string): PromoCode => {
  const read = readPromoCode(text);
  if (!read.ok || read.value === null) throw new Error(`No code: ${text}`);
  return read.value;
};

const TRIED: LinkedPromo = { code: codeOf('SUMMER10'), state: 'tried' };

const storageWith = (kept: LinkedPromo | null) => ({
  load: () => kept,
  save: jest.fn<undefined, [LinkedPromo | null]>(),
});

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
      actions: [linkedPromoKept(TRIED)],
    });
    expect(again.state().linkedPromo).toEqual(TRIED);
    const other = renderShop(<PromoWatcher />, {
      path: '/?promocode=LUNCH5',
      actions: [linkedPromoKept(TRIED)],
    });
    expect(other.state().linkedPromo).toEqual({ code: 'LUNCH5', state: 'waiting' });
  });
});

describe('the session', () => {
  it('gives back what it kept, and keeps what comes', () => {
    const { store } = shopStore();
    const storage = storageWith(TRIED);
    keepLinkedPromo(store, storage);
    expect(store.getState().linkedPromo).toEqual(TRIED);
    expect(storage.save).not.toHaveBeenCalled();
    store.dispatch(promoWanted(TRIED.code));
    expect(storage.save).toHaveBeenLastCalledWith({ code: 'SUMMER10', state: 'waiting' });
    store.dispatch(linkedPromoKept(null));
    expect(storage.save).toHaveBeenLastCalledWith(null);
    expect(storage.save).toHaveBeenCalledTimes(2);
  });
});
