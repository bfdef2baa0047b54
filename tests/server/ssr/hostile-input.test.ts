import { passTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront, stateOf } from '../../support/test-storefront';

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url);
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});
beforeEach(() => {
  backend.reset();
  passTime(60_000);
});

const SCRIPT = '</script><script>window.__x=1</script>';

const HOSTILE: readonly (readonly [what: string, text: string, escaped: string])[] = [
  ['a script', SCRIPT, '&lt;/script&gt;&lt;script&gt;window.__x=1&lt;/script&gt;'],
  ['the start of a comment', '<!-- <script>', '&lt;!-- &lt;script&gt;'],
  ['line separators of old', 'a\u2028b\u2029c', 'a\u2028b\u2029c'],
  ['the name of a prototype', '__proto__', '__proto__'],
  [
    'quotes',
    `"><img src=x onerror='alert(1)'>`,
    '&quot;&gt;&lt;img src=x onerror=&#x27;alert(1)&#x27;&gt;',
  ],
  [
    'marks of the text library',
    '$t(cart.title) {{name}} $& $1',
    '$t(cart.title) {{name}} $&amp; $1',
  ],
  ['an escaped tag', '&lt;b&gt; \\u003c', '&amp;lt;b&amp;gt; \\u003c'],
];

/** Gives every dish this name and description, wherever the backend speaks of one. */
const nameAll = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.map((entry) => nameAll(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, nameAll(entry, name)] as const);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  return 'image_path' in copy ? { ...copy, name, description: name } : copy;
};

const scriptCount = (html: string): number => html.match(/<script/gi)?.length ?? 0;

describe.each(HOSTILE)('a dish named with %s', (_, name, escaped) => {
  it.each(['/', '/products/pizza', '/product/margherita', '/cart'])(
    'is only a name on %s',
    async (path) => {
      const question = { headers: { Host: SOFIA.host, Cookie: cartCookie([dishId(SOFIA, 0), 1]) } };
      const harmless = await shop.ask(path, question);
      backend.behave(() => ({ change: (usual) => nameAll(usual, name) }));
      const page = await shop.ask(path, question);
      expect(page.status).toBe(200);
      expect(page.text.includes(`>${escaped}<`)).toBe(true);
      expect(scriptCount(page.text)).toBe(scriptCount(harmless.text));
      expect(/<img src=x|<!-- </.test(page.text)).toBe(false);
      const { catalogue, cart } = stateOf(page);
      const dishes = [
        ...(catalogue.mainScreen?.hits ?? []),
        ...(catalogue.listing?.products ?? []),
        ...(catalogue.product ? [catalogue.product] : []),
        ...cart.products,
      ];
      expect(new Set(dishes.map((dish) => dish.name))).toEqual(new Set([name]));
    },
  );
});

it('marks of the text library in a name are not looked up inside other texts', async () => {
  const name = '$t(cart.title) {{name}} $&';
  backend.behave(() => ({ change: (usual) => nameAll(usual, name) }));
  const page = await shop.ask('/products/pizza');
  expect(page.text.includes('aria-label="Add to cart: $t(cart.title) {{name}} $&amp;"')).toBe(true);
});

it('allergens that the shop has no word for are shown as the backend names them', async () => {
  backend.behave(({ path }) =>
    path.endsWith('/goods/margherita')
      ? {
          change: (usual) => ({
            ...(usual as object),
            allergens: ['__proto__', 'constructor', 'kiwi', 'milk'],
          }),
        }
      : undefined,
  );
  const page = await shop.ask('/product/margherita');
  expect(page.status).toBe(200);
  expect(page.text.includes('Contains: milk, __proto__, constructor, kiwi.')).toBe(true);
});

it.each(['__proto__', 'constructor', 'toString'])(
  '%s is neither a dish nor a category',
  async (word) => {
    const answers = await Promise.all(
      [`/product/${word}`, `/products/${word}`, `/${word}`].map((path) => shop.ask(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  },
);

describe('what a visitor writes into the address or the cookies', () => {
  it.each([
    ['the query', `/products/pizza?page=${encodeURIComponent(SCRIPT)}&q=${SCRIPT}`, {}],
    ['the path', `/product/${SCRIPT}`, {}],
    ['the path, escaped', `/${encodeURIComponent(SCRIPT)}`, {}],
    ['the cart cookie', '/cart', { Cookie: `cart=${SCRIPT}` }],
    ['the token cookie', '/', { Cookie: `token=${SCRIPT}` }],
    ['a stranger’s cookie', '/', { Cookie: `note=${SCRIPT}` }],
    ['the host', '/', { Host: SCRIPT }],
    ['the request id', '/', { 'X-Request-Id': SCRIPT }],
  ])('never becomes a script: %s', async (_, path, headers: Record<string, string>) => {
    const page = await shop.ask(path, { headers });
    expect([200, 404]).toContain(page.status);
    expect(page.text.includes('<script>window')).toBe(false);
    expect(JSON.stringify(page.headers)).not.toContain('<script>window');
  });
});
