import fc from 'fast-check';
import { loggedPath } from '../../environment/logged-path';

const KEY = 'kT3vQ9zLm2xW8aRb4cYd7e';

it.each([
  ['/products/pizza', '/products/pizza'],
  ['/api/v1/purchase/42/events', '/api/v1/purchase/42/events'],
  ['/api/v1/login/telegram', '/api/v1/login/telegram'],
  ['/ru/checkout/success?key=secret', '/ru/checkout/success'],
])('logs %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it.each([
  `/api/v1/purchase/track/${KEY}`,
  `/api/v1//purchase/track/${KEY}`,
  `/api/v1/Purchase/Track/${KEY}/events`,
  `/api/v1/purchase/track//${KEY}`,
  `/api/v1/purchase\\track\\${KEY}`,
  `/api/v1/purchase/%74rack/${KEY}`,
  `/api/v1/purchase/%2574rack/${KEY}`,
  `/api/v1/purchase/track%2F${KEY}`,
  `/api/v2/purchase/attempts/${KEY}/close`,
  `http://user:${KEY}@shop.example/products`,
  `/ru/checkout/success/${KEY}`,
  `/ru/checkout/success%3Fkey=${KEY}`,
  `/sandbox/payment/${KEY}/pay`,
  `/sandbox/telegram/${KEY}`,
  `/board/print/${KEY}`,
  `/board/%70rint//${KEY}`,
  `/checkout/success&key=${KEY}`,
  `/checkout/success;${KEY}`,
  `/checkout/success/x/${KEY}`,
  `/api/v1/purchase/track;x/${KEY}`,
  `/api/v1/purchase/track.json/${KEY}`,
])('does not log the key that somebody spells as %s', (path) => {
  expect(loggedPath(path).toLowerCase()).not.toContain(KEY.toLowerCase());
});

it.each(['+359888123456', '+359-888-123-456', '359 888 123456', '(0)88 812 34 56'])(
  'does not log the phone %s at an address that has none',
  (phone) => {
    expect(loggedPath(`/sms-code/${phone}`)).not.toMatch(/\d/);
  },
);

it('logs no key, however its path is escaped', () => {
  const escaped = fc
    .array(fc.boolean(), { minLength: 60, maxLength: 60 })
    .map((flags) =>
      [...`/api/v1/purchase/track/${KEY}`]
        .map((sign, index) =>
          flags[index] === true ? `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}` : sign,
        )
        .join(''),
    );
  fc.assert(fc.property(escaped, (path) => !loggedPath(path).includes(KEY.toLowerCase())));
});
