import { act, screen } from '@testing-library/react';
import { cartEmptied, cartRestored, lineRemoved } from '../../../src/application/cart/cart-slice';
import { attemptClosed, placingUnanswered } from '../../../src/application/placing/placing-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { Toasts } from '../../../src/ui/layout/toasts';
import { lineOf } from '../../support/carts';
import { renderShop } from '../../support/render-shop';

const LINES = [lineOf(5), lineOf(6)];
const REMOVAL = lineRemoved({ key: lineKey(lineOf(5)) });

it('is heard by screen readers: the region is there before there is anything to say', () => {
  const { happen } = renderShop(<Toasts />, { actions: [cartRestored(LINES)] });
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  happen(REMOVAL);
  expect(region).toHaveTextContent('Removed from the cart');
});

describe('a removal', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('can be taken back for eight seconds, counted anew from each removal', () => {
    const { happen } = renderShop(<Toasts />, { actions: [cartRestored(LINES)] });
    const wait = (milliseconds: number): void => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    };
    happen(REMOVAL);
    wait(7999);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    happen(lineRemoved({ key: lineKey(lineOf(6)) }));
    wait(7999);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not offered back into an order that is on its way', () => {
    const { happen } = renderShop(<Toasts />, { actions: [cartRestored(LINES), REMOVAL] });
    happen(placingUnanswered('key'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    happen(attemptClosed(undefined));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('of the whole cart by the restaurant can be taken back for as long as the session lasts', () => {
    const { happen } = renderShop(<Toasts />, {
      path: '/products',
      actions: [cartRestored(LINES)],
    });
    happen(cartEmptied(undefined));
    act(() => {
      jest.advanceTimersByTime(3_600_000);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Cart emptied');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });
});

it('leaves an emptied cart to the cart’s own page there', () => {
  const { happen } = renderShop(<Toasts />, { path: '/cart', actions: [cartRestored(LINES)] });
  happen(cartEmptied(undefined));
  expect(screen.queryByRole('button')).toBeNull();
});
