import { act, screen } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import type { City } from '../../../src/domain/city/city';
import { outageNoticed, outageOver } from '../../../src/application/outage/outage-slice';
import { instant } from '../../../src/domain/time/instant';
import { ShopStatus } from '../../../src/ui/components/shop-status';
import { SOFIA, renderShop } from '../../support/render-shop';
import { branch, closedOn, roundTheClock, span } from '../../domain/schedule/support';

const BRANCH: City['branches'][number] = {
  ...(SOFIA.branches[0] ?? { street: 'Vitosha', house: '1', lat: 42, lng: 23 }),
  id: 1 as City['branches'][number]['id'],
  schedule: branch({ workingHours: [span('11:00-22:00')] }),
};

const open = (at: string, more: Partial<City> = {}, path = '/') => {
  jest.useFakeTimers({ now: new Date(at) });
  const city = { ...SOFIA, branches: [BRANCH], ...more };
  const shop = renderShop(<ShopStatus />, {
    path,
    actions: [cityChosen({ current: city, all: [] })],
  });
  act(() => {
    jest.advanceTimersByTime(1);
  });
  return shop;
};

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['at noon', '2026-11-27T12:00:00+02:00', 'Open until 22:00 · orders until 21:30'],
  ['at the last order', '2026-11-27T21:30:00+02:00', 'Open until 22:00 · orders until 21:30'],
  ['after the last order', '2026-11-27T21:31:00+02:00', 'Closed now, opens tomorrow at 11:00'],
  ['in the morning', '2026-11-27T07:00:00+02:00', 'Closed now, opens at 11:00'],
])('says %s what holds by the city’s clocks', (_when, at, shownText) => {
  open(at);
  expect(screen.getByText((_, node) => node?.tagName === 'P')).toHaveTextContent(shownText);
});

const alwaysOpenButChristmas = () => {
  const schedule = roundTheClock({ specialDays: [closedOn('2026-12-25')] });
  return { branches: [{ ...BRANCH, schedule }] };
};

it.each([
  ['weeks away', '2026-11-29T12:00:00+02:00', '/', /^Open round the clock$/],
  ['days away', '2026-12-20T12:00:00+02:00', '/', /^Open until 24 December, 24:00$/],
  ['days away', '2026-12-20T12:00:00+02:00', '/ru', /^Открыто до 24 декабря, 24:00$/],
])('tells a closing that is %s with its day or not at all', (_, at, path, shownText) => {
  open(at, alwaysOpenButChristmas(), path);
  expect(screen.getByText((_text, node) => node?.tagName === 'P')).toHaveTextContent(shownText);
});

it('says in the customer’s language that the kitchen is busy', () => {
  open(
    '2026-11-27T12:00:00+02:00',
    {
      ordering: {
        kitchen: { kind: 'busy', extraMinutes: 22, message: null },
        delivery: true,
        pickup: true,
      },
    },
    '/ru',
  );
  expect(screen.getByText(/готовим на 22 минуты дольше/)).toBeInTheDocument();
});

it('says what the shop says about a busy kitchen, and when the last order is all the same', () => {
  open('2026-11-27T12:00:00+02:00', {
    ordering: {
      kitchen: { kind: 'busy', extraMinutes: 20, message: 'A big party tonight.' },
      delivery: true,
      pickup: true,
    },
  });
  expect(screen.getByText(/20 minutes/).parentElement).toHaveTextContent(
    /· A big party tonight\. · orders until 21:30$/,
  );
});

it('says until when no orders are taken, and what the shop says to it', () => {
  open('2026-11-27T12:00:00+02:00', {
    ordering: {
      kitchen: {
        kind: 'paused',
        message: 'The oven rests.',
        resumeAt: instant(Date.parse('2026-11-27T14:00:00+02:00')),
      },
      delivery: true,
      pickup: true,
    },
  });
  expect(screen.getByText(/Not taking orders until 14:00/).parentElement).toHaveTextContent(
    'The oven rests.',
  );
});

it('changes by itself when the time has come', () => {
  open('2026-11-27T21:29:30+02:00');
  expect(screen.getByText(/Open until/)).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(45_000);
  });
  expect(screen.getByText(/Closed now/)).toBeInTheDocument();
});

it('says that the shop is open only while it can be known', () => {
  const { happen } = open('2026-11-27T12:00:00+02:00');
  happen(outageNoticed(instant(Date.parse('2026-11-27T11:59:00+02:00'))));
  expect(screen.queryByText(/Open until/)).toBeNull();
  expect(screen.getByText('No online orders right now')).toBeInTheDocument();
  happen(outageOver(undefined));
  expect(screen.getByText(/Open until/)).toBeInTheDocument();
});

it('says also while the backend is away that the shop is closed by its hours', () => {
  const { happen } = open('2026-11-27T23:00:00+02:00');
  happen(outageNoticed(instant(Date.parse('2026-11-27T22:59:00+02:00'))));
  expect(screen.getByText(/Closed now, opens tomorrow/)).toBeInTheDocument();
});
