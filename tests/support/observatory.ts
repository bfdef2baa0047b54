import type { IncomingHttpHeaders } from 'node:http';

/**
 * How Mozilla's public observatory marks what a page's headers say: from 100, more for what is better
 * than needed, less for what is missing. Bonuses count from 90 on; 100 and more is the best grade.
 */
interface Mark {
  readonly rule: string;
  readonly points: number;
}

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

const UNSAFE = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*'];

const markOfPolicy = (policy: ReadonlyMap<string, readonly string[]>): number => {
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const objects = policy.get('object-src') ?? policy.get('default-src') ?? ['*'];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
  if (policy.size === 0) return -25;
  if ([...scripts, ...objects].some((source) => UNSAFE.includes(source))) return -20;
  if ([...policy.values()].flat().includes('http:')) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return policy.get('default-src')?.[0] === "'none'" ? 10 : 5;
};

const markOfCookies = (cookies: readonly string[], isSecure: boolean): number => {
  if (cookies.length === 0) return 0;
  const has = (pattern: RegExp) => cookies.every((cookie) => pattern.test(cookie));
  if (isSecure && !has(/; Secure/)) return -40;
  if (!has(/; HttpOnly/)) return -30;
  return has(/; SameSite=(Lax|Strict)/) ? 5 : 0;
};

const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

const secondsOf = (transport: unknown): number =>
  Number(/max-age=(\d+)/.exec(String(transport))?.[1] ?? 0);

/** The scripts of others, without a sum by which the browser could tell that they are the same. */
const foreignScripts = (html: string): number =>
  [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)].filter(
    ([tag, source = '']) => !source.startsWith('/') && !tag.includes('integrity='),
  ).length;

export const marksOf = (
  headers: IncomingHttpHeaders,
  html: string,
  isSecure: boolean,
): readonly Mark[] => {
  const policy = directivesOf(String(headers['content-security-policy'] ?? ''));
  const isFramed = policy.has('frame-ancestors');
  const referrer = String(headers['referrer-policy'] ?? '');
  const resource = headers['cross-origin-resource-policy'];
  return [
    { rule: 'Content-Security-Policy', points: markOfPolicy(policy) },
    { rule: 'Cookies', points: markOfCookies(headers['set-cookie'] ?? [], isSecure) },
    {
      rule: 'Cross-origin sharing',
      points: headers['access-control-allow-origin'] === '*' ? -50 : 0,
    },
    { rule: 'Referrer-Policy', points: PRIVATE_REFERRER.test(referrer) ? 5 : 0 },
    {
      rule: 'Strict-Transport-Security',
      points: !isSecure || secondsOf(headers['strict-transport-security']) >= 15_768_000 ? 0 : -20,
    },
    { rule: 'Subresource integrity', points: foreignScripts(html) === 0 ? 0 : -5 },
    {
      rule: 'X-Content-Type-Options',
      points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    },
    {
      rule: 'Framing',
      points: isFramed ? 5 : headers['x-frame-options'] === undefined ? -20 : 0,
    },
    {
      rule: 'Cross-Origin-Resource-Policy',
      points: resource === 'same-origin' || resource === 'same-site' ? 10 : 0,
    },
  ];
};

export const scoreOf = (marks: readonly Mark[]): number => {
  const losses = marks.reduce((sum, { points }) => sum + Math.min(0, points), 100);
  return losses < 90
    ? losses
    : marks.reduce((sum, { points }) => sum + Math.max(0, points), losses);
};
