import { slotLabel } from '../../../src/domain/schedule/slot-label';
import { moment, zoneOf } from '../time/support';

describe('the name of a time', () => {
  it.each([
    ['an ordinary one', 'Europe/Sofia', '2026-11-27T16:45Z', '2026-11-27', '18:45', null],
    ['midnight', 'Europe/Sofia', '2026-12-31T22:00Z', '2027-01-01', '00:00', null],
    [
      'before the hour that comes twice',
      'Europe/Sofia',
      '2026-10-24T23:45Z',
      '2026-10-25',
      '02:45',
      null,
    ],
    ['the first time', 'Europe/Sofia', '2026-10-25T00:15Z', '2026-10-25', '03:15', '+03:00'],
    ['the second time', 'Europe/Sofia', '2026-10-25T01:15Z', '2026-10-25', '03:15', '+02:00'],
    ['after it', 'Europe/Sofia', '2026-10-25T02:00Z', '2026-10-25', '04:00', null],
    ['west of Greenwich', 'America/New_York', '2026-11-01T05:30Z', '2026-11-01', '01:30', '-04:00'],
    [
      'half an hour twice',
      'Australia/Lord_Howe',
      '2026-04-04T15:00Z',
      '2026-04-05',
      '01:30',
      '+10:30',
    ],
    [
      'the half before, once',
      'Australia/Lord_Howe',
      '2026-04-04T14:15Z',
      '2026-04-05',
      '01:15',
      null,
    ],
  ])('%s', (_rule, zone, at, date, time, offset) => {
    expect(slotLabel(moment(at), zoneOf(zone))).toEqual({ date, time, offset });
  });
});
