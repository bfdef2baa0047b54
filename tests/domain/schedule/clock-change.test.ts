import { slotLabel } from '../../../src/domain/schedule/slot-label';
import type { SlotQuestion } from '../../../src/domain/schedule/slot-plan';
import { slotsOf } from '../../../src/domain/schedule/slots-of';
import { moment, zoneOf } from '../time/support';
import { asked, branch, roundTheClock, span } from './support';

describe('nights in which the clocks change', () => {
  const night = (now: string, zone: string, hours = '00:00-24:00'): SlotQuestion => ({
    ...asked('2026-01-01 00:00'),
    schedule: branch({ workingHours: [span(hours)] }),
    zone: zoneOf(zone),
    now: moment(now),
    days: 3,
  });

  const labelsOf = (question: SlotQuestion, date: string): readonly string[] => {
    const found = slotsOf(question).find((each) => each.date === date);
    if (!found) throw new Error(date);
    return found.slots.map(({ at }) => {
      const { time, offset } = slotLabel(at, question.zone);
      return time + (offset === null ? '' : ` (${offset})`);
    });
  };

  it('has both hours that the clocks show twice', () => {
    const labels = labelsOf(night('2026-10-24T06:00Z', 'Europe/Sofia'), '2026-10-25');
    expect(labels.slice(11, 21)).toEqual([
      '02:45',
      '03:00 (+03:00)',
      '03:15 (+03:00)',
      '03:30 (+03:00)',
      '03:45 (+03:00)',
      '03:00 (+02:00)',
      '03:15 (+02:00)',
      '03:30 (+02:00)',
      '03:45 (+02:00)',
      '04:00',
    ]);
    expect(labels).toHaveLength(100);
  });

  it('has none in an hour that is left out', () => {
    const labels = labelsOf(night('2026-03-28T06:00Z', 'Europe/Sofia'), '2026-03-29');
    expect(labels.slice(10, 14)).toEqual(['02:30', '02:45', '04:00', '04:15']);
    expect(labels).toHaveLength(92);
  });

  it('has them also on the last day that can be chosen', () => {
    const week = { ...night('2026-10-19T06:00Z', 'Europe/Sofia'), days: 7 };
    expect(labelsOf(week, '2026-10-25')).toHaveLength(100);
    expect(labelsOf(week, '2026-10-25').at(-1)).toBe('23:45');
  });

  it('has half an hour more or less on Lord Howe', () => {
    const island = 'Australia/Lord_Howe';
    expect(labelsOf(night('2026-04-03T20:00Z', island), '2026-04-05')).toHaveLength(98);
    expect(labelsOf(night('2026-10-02T20:00Z', island), '2026-10-04')).toHaveLength(94);
  });

  it.each([
    ['on the night of two hours', '2026-10-31T16:00Z', '2026-11-01', 13],
    ['on the night of no hour', '2026-03-07T16:00Z', '2026-03-08', 9],
    ['on any other', '2026-06-05T16:00Z', '2026-06-06', 9],
  ])('works until 02:00 past midnight %s', (_night, now, date, count) => {
    const labels = labelsOf(night(now, 'America/New_York', '18:00-02:00'), date);
    const afterMidnight = labels.filter((label) => label < '12:00');
    expect(afterMidnight).toHaveLength(count);
    expect(afterMidnight[0]).toBe('00:00');
  });

  it('ends at closing, the first time that the clocks show it', () => {
    const question = night('2026-10-24T16:00Z', 'Europe/Berlin', '18:00-02:00');
    const afterMidnight = labelsOf(question, '2026-10-25').filter((label) => label < '12:00');
    expect(afterMidnight.at(-1)).toBe('02:00 (+02:00)');
  });

  it('gives an order the time that it takes, not that of the clocks', () => {
    const question = night('2026-10-24T16:00Z', 'Europe/Sofia', '02:30-12:00');
    expect(labelsOf(question, '2026-10-25').slice(0, 3)).toEqual([
      '03:30 (+03:00)',
      '03:45 (+03:00)',
      '03:00 (+02:00)',
    ]);
  });
});

describe('the cost of a week', () => {
  it('is a look into the tables of the zone for each day, not for each time', () => {
    const ask = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    // A week without and one with a change of the clocks.
    slotsOf(asked('2026-11-27 09:00', { schedule: roundTheClock() }));
    const plain = ask.mock.calls.length;
    slotsOf(asked('2026-10-22 09:00', { schedule: roundTheClock() }));
    const changing = ask.mock.calls.length - plain;
    ask.mockRestore();
    expect(plain).toBeLessThanOrEqual(15);
    expect(changing).toBeLessThanOrEqual(30);
  });
});
