import { fullMenu } from '../../support/full-menu';
import { smallContent } from '../../support/small-content';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

/** The last Friday of November in Sofia, an hour before midnight. */
const FRIDAY_NIGHT = Date.parse('2026-11-27T21:00:00Z');
const HOUR = 3_600_000;

let shop: TestShop;
let now = FRIDAY_NIGHT;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(now) }, fullMenu());
});
afterAll(() => shop.close());
beforeEach(() => {
  now = FRIDAY_NIGHT;
});

const home = async (locale = 'en') =>
  (await shop.get('/api/v1/domain/1/mainscreen', locale).expect(200)).body;
const links = async (): Promise<unknown[]> =>
  (await home()).banners.map(({ link }: { link: unknown }) => link);

const TO_DISHES = [
  { type: 'category', chpu: 'pizza' },
  { type: 'product', chpu: 'pizza-margherita' },
];
const TO_ELSEWHERE = { type: 'url', url: 'https://example.com/cards?from=shop' };

it('shows no banner of what the shop does not tell', async () => {
  expect(await links()).toEqual([...TO_DISHES, TO_ELSEWHERE]);
});

it('leads from a banner to a promotion until it is over, to news, to a page and out of the shop', async () => {
  await shop.importDocument(smallContent());
  const articles = [
    { type: 'news', chpu: 'newest' },
    { type: 'page', chpu: 'about' },
  ];
  const promotion = { type: 'promotion', chpu: 'until-friday' };
  expect(await links()).toEqual([...TO_DISHES, promotion, ...articles, TO_ELSEWHERE]);
  now += HOUR;
  expect(await links()).toEqual([...TO_DISHES, ...articles, TO_ELSEWHERE]);
});

it('says in every language what the home page is for search engines', async () => {
  expect((await home()).seo).toEqual({ tt: 'Home title', ds: 'Home text' });
  expect((await home('kk')).seo).toEqual({ tt: 'Home title-kk', ds: 'Home text-kk' });
});
