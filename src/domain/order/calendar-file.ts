import type { Instant } from '../time/instant';
import { isoMoment } from '../time/iso-moment';
import { UTC } from '../time/time-zone';

/** What a calendar entry says of an order. */
export interface CalendarEvent {
  /** The same for the same order, so that a calendar does not keep it twice. */
  readonly uid: string;
  readonly writtenAt: Instant;
  readonly from: Instant;
  readonly to: Instant;
  readonly title: string;
  /** Empty where there is nothing to say. */
  readonly place: string;
  readonly text: string;
}

/** How long a line may be, in octets of UTF-8, without its end. */
const LONGEST_LINE = 75;
const LINE_END = '\r\n';

/** What no text of a calendar may hold, apart from line ends and tabs. */
// oxlint-disable-next-line no-control-regex -- these are what it takes out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as a value: what would end it or part it is escaped. */
const escaped = (text: string): string =>
  text
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line in pieces of at most 75 octets, each after the first behind a space; no character is cut. */
const folded = (line: string): string => {
  let out = '';
  let room = LONGEST_LINE;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      out += `${LINE_END} `;
      room = LONGEST_LINE - 1;
    }
    out += character;
    room -= octets;
  }
  return out;
};

/** Such as 20261127T164000Z: the moment itself, in any time zone. */
const utcText = (at: Instant): string => `${isoMoment(at, UTC).slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A file that calendars read, with the time at which an order comes or can be fetched. Rules 13.12. */
export const calendarFile = ({
  uid,
  writtenAt,
  from,
  to,
  title,
  place,
  text,
}: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Open storefront//Order//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcText(writtenAt)}`,
    `DTSTART:${utcText(from)}`,
    `DTEND:${utcText(to)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + LINE_END)
    .join('');
