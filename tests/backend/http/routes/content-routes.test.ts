import { inAll, menuOfPizzas } from '../../support/small-menu';
import { smallContent } from '../../support/small-content';
import type { TestShop } from '../../support/test-shop';
import { openTestShop } from '../../support/test-shop';

const slugs = (entries: { chpu: string }[]): string[] => entries.map(({ chpu }) => chpu);

const PICTURE = {
  image_path: expect.stringMatching(/^\/media\/dish-[0-9a-f]{8}\.webp$/),
  image_path_jpeg: expect.stringMatching(/^\/media\/dish-[0-9a-f]{8}\.jpg$/),
};
const NO_PICTURE = { image_path: null, image_path_jpeg: null };

/** The last Friday of November in Sofia, an hour before midnight. */
const FRIDAY_NIGHT = Date.parse('2026-11-27T21:00:00Z');
const HOUR = 3_600_000;

describe('a shop with news, promotions and pages', () => {
  let shop: TestShop;
  let now = FRIDAY_NIGHT;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => new Date(now) }, menuOfPizzas(30));
    await shop.importDocument(smallContent());
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    now = FRIDAY_NIGHT;
  });

  it('lists its news, the newest first, by the clocks of the city', async () => {
    const { body } = await shop.get('/api/v1/domain/1/news').expect(200);
    expect(slugs(body.data)).toEqual(['newest', 'middle', 'older']);
    expect(body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 24, total: 3 });
    expect(body.data[0]).toEqual({
      id: 2,
      chpu: 'newest',
      name: 'Newest news',
      ...PICTURE,
      date: '2026-11-20T10:30:00+02:00',
      text: '<p>About newest</p>',
      seo: { tt: 'News title' },
    });
  });

  it('has no page past the last one', async () => {
    await shop.get('/api/v1/domain/1/news?page=2').expect(404);
    await shop.get('/api/v1/domain/1/news?page=abc').expect(200);
  });

  it('shows a piece of news by its address part and by its number, in every language', async () => {
    const { body } = await shop.get('/api/v1/domain/1/news/older', 'kk').expect(200);
    expect(body).toMatchObject({ chpu: 'older', name: 'Older news-kk', ...NO_PICTURE, seo: null });
    const byNumber = await shop.get(`/api/v1/domain/2/news/${String(body.id)}`, 'kk').expect(200);
    expect(byNumber.body).toEqual(body);
  });

  it('lists promotions in its own order', async () => {
    const { body } = await shop.get('/api/v1/domain/1/promo').expect(200);
    expect(slugs(body)).toEqual(['ten-percent', 'until-friday', 'rolls-only', 'always']);
    expect(body[0]).toEqual({
      id: 1,
      chpu: 'ten-percent',
      name: 'Ten percent',
      ...NO_PICTURE,
      text: '<p>About ten-percent</p>',
      date_from: '2026-11-01',
      date_to: null,
      promocode: 'PIZZA10',
      ended: false,
      seo: null,
    });
  });

  it('takes a promotion out of the lists when its last day is over, and keeps its page', async () => {
    const before = await shop.get('/api/v1/domain/1/promo/until-friday').expect(200);
    expect(before.body).toMatchObject({ date_to: '2026-11-27', ended: false });
    now += HOUR;
    expect(slugs((await shop.get('/api/v1/domain/1/promo')).body)).not.toContain('until-friday');
    const after = await shop.get('/api/v1/domain/1/promo/until-friday').expect(200);
    expect(after.body).toEqual({ ...before.body, ended: true });
    const front = await shop.get('/api/v1/domain/1/mainscreen').expect(200);
    expect(slugs(front.body.promo)).toEqual(['ten-percent', 'rolls-only', 'always']);
  });

  it('shows three promotions and the three latest news on the home page', async () => {
    const { body } = await shop.get('/api/v1/domain/1/mainscreen').expect(200);
    expect(body.promo).toHaveLength(3);
    expect(body.promo[0]).toEqual({
      id: 1,
      chpu: 'ten-percent',
      name: 'Ten percent',
      ...NO_PICTURE,
    });
    expect(slugs(body.news)).toEqual(['newest', 'middle', 'older']);
  });

  it('shows promotions among all dishes, once in all pages', async () => {
    const first = await shop.get('/api/v1/domain/1/goods').expect(200);
    expect(slugs(first.body.data.promo)).toEqual([
      'ten-percent',
      'until-friday',
      'rolls-only',
      'always',
    ]);
    const second = await shop.get('/api/v1/domain/1/goods?page=2').expect(200);
    expect(second.body.data.promo).toEqual([]);
  });

  it('shows among the dishes of a category what belongs there', async () => {
    const pizza = await shop.get('/api/v1/domain/1/goods/category/pizza').expect(200);
    expect(slugs(pizza.body.promo)).toEqual(['ten-percent', 'until-friday', 'always']);
    const rolls = await shop.get('/api/v1/domain/1/goods/category/rolls').expect(200);
    expect(slugs(rolls.body.promo)).toContain('rolls-only');
    const classic = await shop.get('/api/v1/domain/1/goods/category/classic').expect(200);
    expect(slugs(classic.body.promo)).toEqual(['ten-percent', 'until-friday', 'always']);
  });

  it('shows a page', async () => {
    const { body } = await shop.get('/api/v1/domain/1/page/about', 'ru').expect(200);
    expect(body).toEqual({
      id: 1,
      chpu: 'about',
      name: 'About us-ru',
      text: '<p>About about</p>-ru',
      seo: null,
    });
  });

  it.each([
    'news/none',
    'news/999',
    'news/%00',
    'news/0',
    'promo/none',
    'page/none',
    'page/1',
    'page/%F0%9F%8D%95',
  ])('does not find %s', async (path) => {
    const { body } = await shop.get(`/api/v1/domain/1/${path}`).expect(404);
    expect(body.code).toBe('not_found');
  });

  it.each(['news', 'news/older', 'promo', 'promo/always', 'page/about'])(
    'does not find %s of a city that it is not in',
    (path) => shop.get(`/api/v1/domain/77/${path}`).expect(404),
  );
});

it('has empty lists before anything was written', async () => {
  const shop = await openTestShop();
  const news = await shop.get('/api/v1/domain/1/news').expect(200);
  expect(news.body).toMatchObject({ data: [], meta: { total: 0 } });
  expect((await shop.get('/api/v1/domain/1/promo').expect(200)).body).toEqual([]);
  const front = await shop.get('/api/v1/domain/1/mainscreen').expect(200);
  expect(front.body).toMatchObject({ promo: [], news: [] });
  await shop.close();
});

it('shows 24 news on a page', async () => {
  const shop = await openTestShop();
  const content = smallContent();
  const [item] = content.news;
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...item,
    chpu: `news-${String(index)}`,
    name: inAll(`News ${String(index)}`),
  }));
  await shop.importDocument({ ...content, news: many });
  const { body } = await shop.get('/api/v1/domain/1/news?page=2').expect(200);
  expect(body.data).toHaveLength(1);
  expect(body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 24, total: 25 });
  await shop.close();
});
