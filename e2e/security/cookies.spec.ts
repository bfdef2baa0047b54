import {
  MARGHERITA,
  PEPPERONI,
  addButton,
  cartLines,
  cartLink,
  cartText,
  giveCart,
} from '../support/cart';
import { DISHES } from '../support/menu';
import { expect, test } from '../support/test';

const ONE_MARGHERITA = `cart=${cartText([MARGHERITA])}`;
const TWO_PEPPERONI = `cart=${cartText([{ ...PEPPERONI, quantity: 2 }])}`;

const HEADERS: readonly {
  readonly name: string;
  readonly cookie: string;
  readonly count: number;
}[] = [
  { name: 'a lone percent sign', cookie: 'cart=%', count: 0 },
  { name: 'half an object', cookie: 'cart=%7Bbad', count: 0 },
  { name: 'a cart of an unknown version', cookie: 'cart=9_2t.1', count: 0 },
  { name: '6 kB of nonsense', cookie: `cart=${'x'.repeat(6000)}`, count: 0 },
  { name: 'a script', cookie: 'cart=</script><script>alert(1)</script>', count: 0 },
  {
    name: 'a broken cookie of somebody else',
    cookie: `x=%A8; ${ONE_MARGHERITA}; y=%`,
    count: 1,
  },
  {
    name: 'the cart twice, of which the first counts',
    cookie: `${ONE_MARGHERITA}; ${TWO_PEPPERONI}`,
    count: 1,
  },
];

test('the shop opens with whatever stands in the cookies, and reads the cart that is among it', async ({
  request,
}) => {
  for (const { name, cookie, count } of HEADERS) {
    for (const path of ['/products/soups', '/cart']) {
      const answer = await request.get(path, { headers: { cookie } });
      expect(answer.status(), name).toBe(200);
      const counted = /Cart, (\d+) item/.exec(await answer.text())?.[1] ?? '0';
      expect(counted, name).toBe(String(count));
    }
  }
});

test('server and browser read the same of two carts, with nonsense beside them, and keep a cart whole that is larger than a cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'addresses', value: '%7Bbad', url: baseURL ?? '' },
    { name: 'other', value: '%A8', url: baseURL ?? '' },
  ]);
  await giveCart(context, [{ ...PEPPERONI, quantity: 2 }], baseURL ?? '');
  // A cookie for this path alone comes before the one for all paths.
  await giveCart(context, [MARGHERITA], new URL('/cart/', baseURL).href);
  await page.goto('/cart/');
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(cartLines(page).first()).toContainText('Margherita');

  const lines = DISHES.map(({ id, ingredients }) => ({
    productId: id,
    quantity: 1,
    ingredients: ingredients
      .filter(({ min, max }) => max > min)
      .map(({ id: ingredientId, qtt, min, max }) => ({
        ingredientId,
        quantity: max > qtt ? max : min,
      })),
  }))
    .sort((one, other) => other.ingredients.length - one.ingredients.length)
    .slice(0, 99);
  expect(cartText(lines).length).toBeGreaterThan(4096);
  // A page that is still open would write its cart again.
  await page.goto('/robots.txt');
  await context.clearCookies();
  await giveCart(context, lines, baseURL ?? '');
  await page.goto('/products/pizza');
  await expect(cartLink(page, 99)).toBeVisible();
  await addButton(page, 'Margherita').click();
  await expect(cartLink(page, 100)).toBeVisible();
  await page.reload();
  await expect(cartLink(page, 100)).toBeVisible();
  for (const { name, value } of await context.cookies()) {
    expect(name.length + value.length).toBeLessThan(4000);
  }
});
