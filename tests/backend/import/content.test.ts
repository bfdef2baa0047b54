import { countryRules } from '../../../backend/city/country-rules';
import { problemLines } from '../../../backend/import/import-failure';
import { readImportFile } from '../support/import-file';
import type { FixtureContent } from '../support/small-content';
import { smallContent } from '../support/small-content';
import { inAll } from '../support/small-menu';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const changed = (change: (content: FixtureContent) => void): FixtureContent => {
  const content = smallContent();
  change(content);
  return content;
};

const problems = (document: unknown): string[] => {
  const text = JSON.stringify(document);
  const result = readImportFile(text, {
    rules: countryRules('bg'),
    locales: [],
    now: () => new Date(),
  });
  return result.ok ? [] : problemLines('content.json', text, result.error);
};

it.each<[string, (content: FixtureContent) => void]>([
  [
    'news[0].date: expected a moment such as "2026-11-20T10:00:00+02:00", got "20.11.2026"',
    ({ news }) => Object.assign(news[0] ?? {}, { date: '20.11.2026' }),
  ],
  [
    'news[1].text: there is no text in "kk"',
    ({ news }) => Object.assign(news[1]?.text ?? {}, { kk: ' ' }),
  ],
  [
    'news[1].seo.tt: there is no text in "uk"',
    ({ news }) => Object.assign(news[1] ?? {}, { seo: { tt: { ...inAll('A'), uk: undefined } } }),
  ],
  [
    'promotions[0].date_from: expected a date such as "2026-12-25", got "2026-02-30"',
    ({ promotions }) => Object.assign(promotions[0] ?? {}, { date_from: '2026-02-30' }),
  ],
  [
    'promotions[1].date_to: expected a day from 2026-11-01 on, got "2026-10-31"',
    ({ promotions }) => Object.assign(promotions[1] ?? {}, { date_to: '2026-10-31' }),
  ],
  [
    'promotions[0].promocode: expected a promo code such as "PIZZA10", or null, got " "',
    ({ promotions }) => Object.assign(promotions[0] ?? {}, { promocode: ' ' }),
  ],
  [
    'promotions[2].categories[0]: expected an address part such as "pizza-margherita", got "All rolls"',
    ({ promotions }) => Object.assign(promotions[2] ?? {}, { categories: ['All rolls'] }),
  ],
  [
    'pages[1].chpu: "about" is used twice, first at pages[0].chpu',
    ({ pages }) => Object.assign(pages[1] ?? {}, { chpu: 'about' }),
  ],
  [
    'news[1].id: "7" is used twice, first at news[0].id',
    ({ news }) => {
      news.slice(0, 2).forEach((item) => Object.assign(item, { id: 7 }));
    },
  ],
])('names the place in a file of content: %s', (line, change) => {
  expect(problems(changed(change))).toContain(`content.json:1: ${line}`);
});

describe('importing content', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
    await shop.importDocument(smallContent());
  });
  afterEach(() => shop.close());

  it('says what came in', async () => {
    const content = changed(({ pages }) => pages.pop());
    expect(await shop.importDocument(content)).toEqual({
      ok: true,
      value: {
        kind: 'imported',
        format: 'content',
        counts: { news: 3, promotions: 4, pages: 1 },
        newPictures: 0,
      },
    });
    expect(await shop.importDocument(content)).toMatchObject({
      ok: true,
      value: { kind: 'unchanged' },
    });
  });

  it('renews what it knows by the address part, and hides what is left out', async () => {
    const { body: before } = await shop.get('/api/v1/domain/1/news/middle');
    const content = changed(({ news }) => {
      news.reverse().pop();
      Object.assign(news[0] ?? {}, { name: inAll('Renewed'), id: 77 });
    });
    await shop.importDocument(content);
    const { body: after } = await shop.get('/api/v1/domain/1/news/middle').expect(200);
    expect(after).toEqual({ ...before, name: 'Renewed' });
    await shop.get('/api/v1/domain/1/news/older').expect(404);
    await shop.importDocument(smallContent());
    const { body: again } = await shop.get('/api/v1/domain/1/news/older').expect(200);
    expect(again.id).toBe(1);
  });

  it('shows nothing that is hidden in its country', async () => {
    await shop.importDocument(
      changed(({ promotions, pages }) => {
        Object.assign(promotions[0] ?? {}, { hidden_in: ['bg'] });
        Object.assign(pages[0] ?? {}, { hidden_in: ['ae'] });
      }),
    );
    await shop.get('/api/v1/domain/1/promo/ten-percent').expect(404);
    await shop.get('/api/v1/domain/1/page/about').expect(200);
  });

  it('names the place of a picture that cannot be read', async () => {
    const content = changed(({ promotions }) => {
      Object.assign(promotions[1] ?? {}, { picture: 'pictures/none.webp' });
    });
    expect(await shop.importDocument(content)).toEqual({
      ok: false,
      error: [
        {
          path: 'promotions[1].picture',
          reason: 'the picture "pictures/none.webp" is not in the folder of this file',
        },
      ],
    });
  });
});
