import fc from 'fast-check';
import type { TrackingKey } from '../../../src/domain/order/order-tracking';
import {
  isTrackable,
  joinsAccount,
  liveMessagesEnd,
  readTrackingKey,
} from '../../../src/domain/order/order-tracking';
import { ok, refuse } from '../../../src/domain/result/result';
import { HOUR, instant } from '../../../src/domain/time/instant';

const KEY = 'Ab0-_Zz9Ab0-_Zz9Ab0-_Q';

const keyOf = (text: string): TrackingKey => {
  const key = readTrackingKey(text);
  if (!key.ok) throw new Error(`No key: ${text}`);
  return key.value;
};

describe('the key of an order', () => {
  it('is 22 letters, digits, hyphens and underscores', () => {
    expect(readTrackingKey(KEY)).toEqual(ok(KEY));
  });

  it.each([
    ['one less', KEY.slice(1)],
    ['one more', `${KEY}A`],
    ['nothing', ''],
    ['a sign of the other alphabet', `${KEY.slice(1)}+`],
    ['a slash', `/${KEY.slice(1)}`],
    ['padding', `${KEY.slice(1)}=`],
    ['a letter that only looks alike', `${KEY.slice(1)}А`],
    ['a line end', `${KEY}\n`],
    ['a space', ` ${KEY.slice(1)}`],
  ])('is not %s', (_what, text) => {
    expect(readTrackingKey(text)).toEqual(refuse({ kind: 'tracking.malformed' }));
  });

  it('is whatever 16 bytes are written as', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64url');
        expect(readTrackingKey(text)).toEqual(ok(text));
      }),
    );
  });
});

describe('following an order', () => {
  const ended = instant(1_764_265_200_000);

  it.each([
    ['while it goes on', null, instant(ended + 999 * HOUR), true],
    ['at its end', ended, ended, true],
    ['just before 24 hours after it', ended, instant(ended + 24 * HOUR - 1), true],
    ['at 24 hours, no longer', ended, instant(ended + 24 * HOUR), false],
    ['two days later, no longer', ended, instant(ended + 48 * HOUR), false],
  ])('%s', (_when, endedAt, now, found) => {
    expect(isTrackable(endedAt, now)).toBe(found);
  });

  it('that ended at 20:00 is possible until 19:59 of the next day, live until 20:01', () => {
    const at = (text: string) => instant(Date.parse(text));
    const end = at('2026-11-27T20:00:00+02:00');
    expect(isTrackable(end, at('2026-11-28T19:59:59+02:00'))).toBe(true);
    expect(isTrackable(end, at('2026-11-28T20:00:00+02:00'))).toBe(false);
    expect(liveMessagesEnd(end)).toBe(at('2026-11-27T20:01:00+02:00'));
  });

  it('live ends one minute after the order has', () => {
    expect(liveMessagesEnd(ended)).toBe(ended + 60_000);
    expect(liveMessagesEnd(null)).toBeNull();
  });
});

describe('an order placed without an account', () => {
  const order = { trackingKey: keyOf(KEY), isGuestOrder: true };
  const other = keyOf('x'.repeat(22));

  it.each([
    ['joins the account of a browser that holds its key', order, [other, keyOf(KEY)], true],
    ['stays apart from a browser that holds another key', order, [other], false],
    ['stays apart from a browser that holds none', order, [], false],
    ['joins once only', { ...order, isGuestOrder: false }, [keyOf(KEY)], false],
  ])('%s', (_rule, guestOrder, held, joins) => {
    expect(joinsAccount(guestOrder, held)).toBe(joins);
  });
});
