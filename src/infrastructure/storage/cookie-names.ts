interface CookieRule {
  /** Written and read by the server alone. */
  readonly isHttpOnly: boolean;
  /** A value that is too long for one cookie goes on in `NAME_1`, `NAME_2` … */
  readonly isSplit: boolean;
  /** Harmless in a stranger's hand: over TLS a cookie without the prefix still counts, once. */
  readonly isTakenOver: boolean;
}

const LIST: CookieRule = { isHttpOnly: false, isSplit: false, isTakenOver: true };
const PERSONAL: CookieRule = { isHttpOnly: false, isSplit: false, isTakenOver: false };

/** Every cookie of the shop; those in front come first where the room does not do for all. */
export const COOKIES = {
  token: { isHttpOnly: true, isSplit: false, isTakenOver: false },
  cart: { ...LIST, isSplit: true },
  locale: LIST,
  delivery: PERSONAL,
  order: PERSONAL,
  addresses: PERSONAL,
  favourites: LIST,
  viewed: LIST,
} as const satisfies Readonly<Record<string, CookieRule>>;

export type CookieName = keyof typeof COOKIES;

/** The cookies that scripts may write. */
export type ScriptCookie = Exclude<CookieName, 'token'>;

// Of a constant: its keys are what its type says.
export const COOKIE_NAMES = Object.keys(COOKIES) as readonly CookieName[];

export const isScriptCookie = (name: CookieName): name is ScriptCookie => !COOKIES[name].isHttpOnly;

/**
 * Browsers take a cookie of such a name only over TLS, from its own host and for all of its paths: no
 * neighbour under the same domain can set it.
 */
export const HOST_PREFIX = '__Host-';

/** The name under which a cookie, or a part of one, travels. */
export const spelledName = (name: string, isSecure: boolean): string =>
  isSecure ? HOST_PREFIX + name : name;

/** The cookie that a name, without its prefix, belongs to: `cart` of `cart_1`; null for a stranger's. */
export const cookieOf = (name: string): CookieName | null => {
  const whole = name.replace(/_\d+$/, '');
  const found = COOKIE_NAMES.find((candidate) => candidate === whole);
  return found && (whole === name || COOKIES[found].isSplit) ? found : null;
};
