import { screen, within } from '@testing-library/react';
import { cityChosen } from '../../../../src/application/city/city-slice';
import { outageNoticed } from '../../../../src/application/outage/outage-slice';
import type { Branch, City } from '../../../../src/domain/city/city';
import { clockTimeOf } from '../../../../src/domain/schedule/clock-time';
import type { BranchSchedule } from '../../../../src/domain/schedule/opening-hours';
import { instant } from '../../../../src/domain/time/instant';
import { ContactsPage } from '../../../../src/ui/pages/contacts/contacts-page';
import { day } from '../../../domain/time/support';
import { branchId } from '../../../support/ids';
import { SOFIA, renderShop } from '../../../support/render-shop';

const at = (hours: number) => {
  const time = clockTimeOf(hours * 60);
  if (time === null) throw new Error('No such time');
  return time;
};

const SCHEDULE: BranchSchedule = {
  workingHours: [
    { days: [1, 2, 3, 4, 5], from: at(11), to: at(22) },
    { days: [6], from: at(12), to: at(20) },
  ],
  deliveryHours: null,
  pickupHours: null,
  specialDays: [
    { kind: 'closed', date: day('2026-12-25'), text: 'Christmas' },
    { kind: 'closed', date: day('2026-05-24'), text: 'Long ago' },
  ],
};

const branchOf = (schedule: BranchSchedule | null = SCHEDULE): Branch => ({
  id: branchId(1),
  street: 'Vitosha Blvd',
  house: '40',
  lat: 42.69,
  lng: 23.32,
  schedule,
});

const open = (more: Partial<City> = {}, path = '/contacts') =>
  renderShop(<ContactsPage />, {
    path,
    actions: [cityChosen({ current: { ...SOFIA, branches: [branchOf()], ...more }, all: [] })],
  });

beforeEach(() => {
  // A Friday evening in Sofia, two hours ahead of Greenwich.
  jest.useFakeTimers({ now: Date.parse('2026-11-27T19:30:00Z'), doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const rows = (): string[] =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent ?? ''}: ${term.nextElementSibling?.textContent ?? ''}`);

it('has every phone as a link that dials, and marks the hotline', () => {
  open({
    phones: [
      { label: 'Orders', phone: '+359 2 400 10 20', isHotline: false },
      { label: 'Complaints', phone: '0 700 00 000', isHotline: true },
      { label: 'Hotline', phone: '0 800 00 000', isHotline: true },
    ],
  });
  const links = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'));
  expect(
    links.map((link) => [link.getAttribute('href'), link.firstElementChild?.textContent]),
  ).toEqual([
    ['tel:+35924001020', 'Orders'],
    ['tel:070000000', 'Complaints · hotline'],
    ['tel:080000000', 'Hotline'],
  ]);
});

it('has messengers apart from what can only be read, each by its name', () => {
  open({
    socials: [
      { type: 'telegram', link: 'https://t.me/shop', isMessenger: true, iconPath: null },
      { type: 'instagram', link: 'https://instagram.com/shop', isMessenger: false, iconPath: null },
      {
        type: 'Threads',
        link: 'https://threads.example',
        isMessenger: false,
        iconPath: '/media/threads.svg',
      },
    ],
  });
  const write = within(screen.getByRole('region', { name: 'Write to us' }));
  expect(write.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Telegram']);
  expect(write.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const follow = within(screen.getByRole('region', { name: 'Follow us' }));
  expect(follow.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Instagram',
    'Threads',
  ]);
});

it('tells the hours of a branch by runs of days, and the days ahead that are different', () => {
  open();
  expect(screen.getByRole('heading', { level: 3, name: 'Vitosha Blvd 40' })).toBeInTheDocument();
  expect(rows().map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'Mon – Fri: 11:00 – 22:00',
    'Sat: 12:00 – 20:00',
    'Sun: closed',
    '25 December 2026: closed',
  ]);
  expect(screen.getByText('Christmas')).toBeInTheDocument();
});

it('has one line for a week without a difference', () => {
  const everyDay = [{ days: [1, 2, 3, 4, 5, 6, 7] as const, from: at(11), to: at(22) }];
  open(
    { branches: [branchOf({ ...SCHEDULE, workingHours: everyDay, specialDays: [] })] },
    '/ru/contacts',
  );
  expect(rows()).toEqual(['Каждый день: 11:00 – 22:00']);
});

it.each([
  ['2026-11-27T19:30:00Z', 'Open until 22:00'],
  // In Greenwich it is still open.
  ['2026-11-27T20:30:00Z', 'Closed, opens Sat, 12:00'],
  ['2026-11-27T08:00:00Z', 'Closed, opens at 11:00'],
  ['2026-11-28T20:00:00Z', 'Closed, opens Mon, 11:00'],
])('says whether a branch is open, by its own clocks: at %s it is "%s"', (now, shownText) => {
  jest.setSystemTime(Date.parse(now));
  open();
  expect(screen.getByText(shownText)).toBeInTheDocument();
});

it('names the day of an opening that is more than a week away', () => {
  open({
    branches: [
      branchOf({
        ...SCHEDULE,
        workingHours: [],
        specialDays: [
          { kind: 'hours', date: day('2026-12-20'), text: null, from: at(11), to: at(15) },
        ],
      }),
    ],
  });
  expect(screen.getByText(/^Closed, opens 20\s+December 2026, 11:00$/)).toBeInTheDocument();
});

it('tells no hours where nobody knows them', () => {
  open({ branches: [branchOf(null)] });
  expect(screen.getByRole('heading', { level: 3, name: 'Vitosha Blvd 40' })).toBeInTheDocument();
  expect(screen.queryByText(/Open|Closed/)).toBeNull();
});

it('says that phones and addresses are to come where there are none', () => {
  open({ phones: [], socials: [], branches: [] });
  expect(screen.getByText(/will be here soon/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Delivery and payment' })).toHaveAttribute(
    'href',
    '/delivery',
  );
});

it('says of an open branch only what its hours say while the backend is away', () => {
  jest.setSystemTime(Date.parse('2026-11-27T18:30:00Z'));
  const { happen } = open();
  expect(screen.getByText('Open until 22:00')).toBeInTheDocument();
  happen(outageNoticed(instant(Date.parse('2026-11-27T18:00:00Z'))));
  expect(screen.getByText('Should be open until 22:00')).toBeInTheDocument();
});
