import { orderingCommand } from '../../../backend/cli/commands/ordering-command';
import { readOrderingRequest } from '../../../backend/cli/commands/ordering-request';
import { instant } from '../../../src/domain/time/instant';
import { timeZone } from '../../../src/domain/time/time-zone';
import { operate } from '../support/operator';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const ordering = (...args: string[]) => operate(shop, orderingCommand, args);
const stateOf = async (city: number, locale = 'en') =>
  (await shop.get(`/api/v1/domain/${String(city)}`, locale).expect(200)).body.ordering;

const OPEN = {
  state: 'open',
  delivery: true,
  pickup: true,
  extra_minutes: 0,
  message: null,
  resume_at: null,
};

it('pauses one city with a message, and resumes it', async () => {
  const { code, out } = await ordering(
    'pause',
    '--city',
    'sofia',
    '--message',
    'Power cut',
    '--message-bg',
    'Няма ток',
  );
  expect(code).toBe(0);
  expect(out).toEqual(['sofia: paused, en: “Power cut”, bg: “Няма ток”']);
  expect(await stateOf(1, 'bg')).toEqual({ ...OPEN, state: 'paused', message: 'Няма ток' });
  expect(await stateOf(1, 'uk')).toMatchObject({ message: 'Power cut' });
  expect(await stateOf(2)).toEqual(OPEN);
  await ordering('resume', '--city', 'sofia');
  expect(await stateOf(1)).toEqual(OPEN);
});

it('calls all cities busy where none is named, and shows them', async () => {
  await ordering('busy', '--minutes', '20');
  const { out } = await ordering('show');
  expect(out).toEqual(['sofia: busy, 20 minutes longer', 'varna: busy, 20 minutes longer']);
  expect(await stateOf(2)).toMatchObject({ state: 'busy', extra_minutes: 20 });
});

it('switches one way off, which stays off until the city resumes', async () => {
  await ordering('busy', '--minutes', '5', '--city', 'varna', '--delivery', 'off');
  await ordering('busy', '--minutes', '10', '--city', 'varna');
  expect(await stateOf(2)).toMatchObject({ delivery: false, pickup: true, extra_minutes: 10 });
  const { out } = await ordering('show', '--city', 'varna');
  expect(out).toEqual(['varna: busy, 10 minutes longer, delivery off']);
  await ordering('resume');
  expect(await stateOf(2)).toEqual(OPEN);
});

it('pauses for so many minutes', async () => {
  await ordering('pause', '--city', 'sofia', '--minutes', '30');
  const { resume_at } = await stateOf(1);
  expect(resume_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[23]:00$/);
});

it('complains about a city that there is not, and about an end that is past', async () => {
  expect(await ordering('pause', '--city', 'burgas')).toEqual({
    code: 1,
    out: [],
    err: ['backend ordering: there is no such city, there are: sofia, varna'],
  });
  const past = await ordering('pause', '--until', '2020-01-01T10:00:00Z');
  expect(past).toMatchObject({ code: 1, err: ['backend ordering: --until is past already'] });
  expect(await stateOf(1)).toEqual(OPEN);
});

it.each([
  [[], 'say what to do: show, pause, busy, resume'],
  [['stop'], 'say what to do: show, pause, busy, resume'],
  [['busy'], '--minutes takes a number from 1 to 240'],
  [['busy', '--minutes', '0'], '--minutes takes a number from 1 to 240'],
  [['pause', '--minutes', 'ten'], '--minutes takes a number from 1 to 10080'],
  [['pause', '--minutes', '5', '--until', '19:00'], 'give --minutes or --until, not both'],
  [['pause', '--until', 'noon'], '--until takes a time such as 19:30'],
  [['pause', '--delivery', 'maybe'], '--delivery takes on or off'],
  [['resume', '--message', 'x'], "Unknown option '--message'"],
  [['show', 'sofia'], 'unknown word "sofia"'],
])('does not understand %j', (args, problem) => {
  const request = readOrderingRequest(args);
  if (request.ok) throw new Error('The words were taken');
  expect(request.error).toContain(`backend ordering: ${problem}`);
});

it.each([
  ['before it, the same day', '2026-11-27T18:00:00+02:00', '2026-11-27T19:30:00+02:00'],
  ['after it, the next day', '2026-11-27T19:30:00+02:00', '2026-11-28T19:30:00+02:00'],
])('ends a pause when the clocks of the city show the time: %s', (_case, now, end) => {
  const request = readOrderingRequest(['pause', '--until', '19:30']);
  const sofia = timeZone('Europe/Sofia');
  if (!request.ok || !sofia.ok) throw new Error('The words were not taken');
  expect(request.value.until(instant(Date.parse(now)), sofia.value)).toBe(Date.parse(end));
});
