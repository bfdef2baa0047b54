import { act, screen } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { createServerClock } from '../../../src/browser/platform/server-clock';
import { instant } from '../../../src/domain/time/instant';
import { ServerClockContext } from '../../../src/ui/hooks/server-clock-context';
import { ShopStatus } from '../../../src/ui/components/shop-status';
import { ResendCode } from '../../../src/ui/modals/sign-in/resend-code';
import { OrderStatus } from '../../../src/ui/order/order-status';
import { branch, span } from '../../domain/schedule/support';
import { BY_KEY, trackedOrder } from '../../support/orders';
import { SOFIA, renderShop } from '../../support/render-shop';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-27T12:00:00+02:00');
const CITY = {
  ...SOFIA,
  branches: [
    {
      street: 'Vitosha',
      house: '1',
      lat: 42,
      lng: 23,
      // The brand has no run-time form.
      id: 1 as (typeof SOFIA.branches)[number]['id'],
      schedule: branch({ workingHours: [span('11:00-22:00')] }),
    },
  ],
};

/** A page at noon in a browser whose clock is wrong by so many milliseconds. */
const openAtNoon = (wrongBy: number, isTold = true) => {
  jest.useFakeTimers({ now: NOON + wrongBy });
  const clock = createServerClock({ elapsed: () => performance.now(), device: () => Date.now() });
  const tell = () => {
    act(() => {
      clock.set(instant(NOON));
    });
  };
  if (isTold) tell();
  renderShop(
    <ServerClockContext value={clock}>
      <ShopStatus />
      <OrderStatus
        tracking={{
          kind: 'known',
          reference: BY_KEY,
          order: trackedOrder({ placedAt: instant(NOON - 30_000) }),
          isFresh: true,
          changing: 'no',
        }}
      />
      <ResendCode
        resendAt={instant(clock.now() + 60_000)}
        sending={{ kind: 'idle' }}
        onResend={() => undefined}
      />
    </ServerClockContext>,
    { actions: [cityChosen({ current: CITY, all: [] })] },
  );
  act(() => {
    jest.advanceTimersByTime(1);
  });
  return { tell };
};

afterEach(() => {
  jest.useRealTimers();
});

const isSaidOpen = () => screen.queryByText(/^Open until 22:00/) !== null;
const isSaidLate = () => screen.queryByText(/taking longer than usual/) !== null;

it.each([11 * HOUR, -3 * HOUR, 360_000])(
  'a clock that is wrong by %i ms makes no shop closed and no new order late',
  (wrongBy) => {
    openAtNoon(wrongBy);
    expect([isSaidOpen(), isSaidLate()]).toEqual([true, false]);
  },
);

it('what a wrong clock has said is put right with the first answer', () => {
  const { tell } = openAtNoon(11 * HOUR, false);
  expect([isSaidOpen(), isSaidLate()]).toEqual([false, true]);
  tell();
  expect([isSaidOpen(), isSaidLate()]).toEqual([true, false]);
});

it('a clock that is put back while the next code is waited for makes nobody wait longer', () => {
  openAtNoon(0);
  jest.setSystemTime(NOON - HOUR);
  act(() => {
    jest.advanceTimersByTime(3000);
  });
  expect(screen.getByRole('button')).toHaveTextContent('0:57');
});
