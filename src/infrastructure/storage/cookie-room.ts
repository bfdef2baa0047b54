import { PART_LIMIT } from './cookie-parts';

/** Bytes of all our cookies together: programs on the way allow 8 kB for the whole line. */
const ALL_COOKIES = 6000;

/** Bytes kept free for the token's cookie, which no script sees. */
const FOR_TOKEN = 600;

/** Our cookies; those in front come first where the room does not do for all. */
const IN_ORDER = [
  'cart',
  'locale',
  'delivery',
  'order',
  'addresses',
  'favourites',
  'viewed',
] as const;

/** A cookie that has a limit to its room; what it cannot hold goes on in local storage. */
export type LimitedCookie = Exclude<(typeof IN_ORDER)[number], 'cart' | 'locale'>;

/** `name=value; ` in a header. */
const lineLength = (name: string, value: string): number => name.length + value.length + 3;

/** The name that a cookie's part belongs to: `cart` of `cart_1`. */
const wholeName = (name: string): string => name.replace(/_\d+$/, '');

/** Bytes that the value of a cookie may have beside the cookies that come before it. */
export const cookieRoom = (name: LimitedCookie, cookies: ReadonlyMap<string, string>): number => {
  const before: ReadonlySet<string> = new Set(IN_ORDER.slice(0, IN_ORDER.indexOf(name)));
  let taken = FOR_TOKEN + lineLength(name, '');
  for (const [other, value] of cookies) {
    if (before.has(wholeName(other))) taken += lineLength(other, value);
  }
  return Math.max(0, Math.min(PART_LIMIT, ALL_COOKIES - taken));
};
