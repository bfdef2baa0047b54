import fc from 'fast-check';
import type { CalendarEvent } from '../../../src/domain/order/calendar-file';
import { calendarFile } from '../../../src/domain/order/calendar-file';
import { MINUTE, instant } from '../../../src/domain/time/instant';

const at = (text: string) => instant(Date.parse(text));

const EVENT: CalendarEvent = {
  uid: 'order-100482@tavolino.example',
  writtenAt: at('2026-11-27T18:40:00+02:00'),
  from: at('2026-11-27T19:40:00+02:00'),
  to: at('2026-11-27T19:55:00+02:00'),
  title: 'Tavolino: pick up order 100482',
  place: 'Vitosha Blvd 40',
  text: '',
};

/** A reader of calendars, as the standard describes it. */
const read = (file: string): ReadonlyMap<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        const value = line
          .slice(colon + 1)
          .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        return [line.slice(0, colon), value];
      }),
  );

describe('the calendar file of an order', () => {
  it('says when it comes, whatever the zone of the calendar', () => {
    const event = read(calendarFile(EVENT));
    expect(event.get('DTSTART')).toBe('20261127T174000Z');
    expect(event.get('DTEND')).toBe('20261127T175500Z');
    expect(event.get('DTSTAMP')).toBe('20261127T164000Z');
    expect(event.get('SUMMARY')).toBe('Tavolino: pick up order 100482');
    expect(event.get('LOCATION')).toBe('Vitosha Blvd 40');
    expect(event.get('UID')).toBe('order-100482@tavolino.example');
  });

  it('says nothing of what there is nothing to say', () => {
    const event = read(calendarFile({ ...EVENT, place: '' }));
    expect([...event.keys()]).not.toContain('LOCATION');
    expect([...event.keys()]).not.toContain('DESCRIPTION');
  });

  it('writes commas, semicolons, strokes and lines so that no reader takes them for its own', () => {
    const file = calendarFile({ ...EVENT, title: 'Soup; bread, wine\\water\nand\ta\u0007 bell' });
    expect(file).toContain('SUMMARY:Soup\\; bread\\, wine\\\\water\\nand\ta bell\r\n');
  });
});

describe('laws of calendar files', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120, size: 'max' }),
    fc.string({
      unit: fc.constantFrom('Ж', '🍕', ',', '\\', ';', 'a', '\n', '\r'),
      maxLength: 120,
    }),
  );
  const events = fc.record({
    uid: fc.constant(EVENT.uid),
    writtenAt: fc.constant(EVENT.writtenAt),
    from: fc.integer({ min: 0, max: 4_000_000 }).map((minutes) => instant(minutes * MINUTE)),
    to: fc.integer({ min: 0, max: 4_000_000 }).map((minutes) => instant(minutes * MINUTE)),
    title: texts,
    place: texts,
    text: texts,
  });
  /** What a file can hold of a text: whole characters, and no controls but line ends and tabs. */
  const plain = (text: string): string =>
    text
      // oxlint-disable-next-line no-control-regex -- these are what a file leaves out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .replace(/\r\n|\r/g, '\n');

  it('no line is longer than 75 octets', () => {
    fc.assert(
      fc.property(events, (event) =>
        calendarFile(event)
          .split('\r\n')
          .every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line)),
      ),
    );
  });

  it('no character is cut', () => {
    fc.assert(
      fc.property(
        events,
        (event) => !/[\ud800-\udbff]\r\n|\r\n [\udc00-\udfff]/.test(calendarFile(event)),
      ),
    );
  });

  it('whoever reads it reads what was written', () => {
    fc.assert(
      fc.property(events, (event) => {
        const readBack = read(calendarFile(event));
        expect(readBack.get('SUMMARY')).toBe(plain(event.title));
        expect(readBack.get('LOCATION') ?? '').toBe(plain(event.place));
        expect(readBack.get('DESCRIPTION') ?? '').toBe(plain(event.text));
        expect(readBack.get('END')).toBe('VCALENDAR');
      }),
    );
  });
});
