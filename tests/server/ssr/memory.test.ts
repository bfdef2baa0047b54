import { heapInUse } from '../../support/heap';
import { runCount } from '../../support/run-count';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';
import { SOFIA, VARNA, dishId } from '../../support/stub-menu';
import type { TestStorefront } from '../../support/test-storefront';
import { cartCookie, openStorefront } from '../../support/test-storefront';

const VISITS = runCount('MEMORY_VISITS');

/** In megabytes. The store alone of a visit that stayed takes 25 kilobytes. */
const GROWTH = Math.min(10, VISITS / 60);

let backend: StubBackend;
let shop: TestStorefront;

beforeAll(async () => {
  backend = await openStubBackend();
  shop = await openStorefront(backend.url, { LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await shop.close();
  await backend.stop();
});

const renderPages = async (count: number): Promise<void> => {
  for (let number = 0; number < count; number += 1) {
    const city = number % 2 === 0 ? SOFIA : VARNA;
    const { status } = await shop.ask(number % 3 === 0 ? '/ru/products/pizza' : '/cart', {
      headers: {
        Host: city.host,
        Cookie: `${cartCookie([dishId(city, 1), 1 + (number % 90)])}; token=token-${String(number).padStart(8, '0')}`,
      },
    });
    expect(status).toBe(200);
    if (number % 50 === 0) backend.reset();
  }
  backend.reset();
};

it('visits leave nothing behind in memory', async () => {
  await renderPages(VISITS / 4);
  const before = heapInUse();
  await renderPages(VISITS);
  const growth = heapInUse() - before;
  expect(growth).toBeLessThan(GROWTH);
}, 3_000_000);
