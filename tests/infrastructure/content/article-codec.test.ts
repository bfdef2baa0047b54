import { articleDecoders } from '../../../src/infrastructure/content/article.codec';
import { moment } from '../../domain/time/support';

const decoders = articleDecoders((html) => `clean:${html}`);

const ARTICLE = { id: 1, chpu: 'about', name: 'About', text: '<p>We <b>bake</b>.</p>' };
const NEWS = { ...ARTICLE, date: '2024-03-01T02:30:00+02:00' };
const PROMOTION = { ...ARTICLE, date_from: '2026-06-01', date_to: null, promocode: 'SUMMER10' };
const META = { current_page: 1, last_page: 1, per_page: 24, total: 1 };

it('every text that is shown as HTML was cleaned', () => {
  for (const decoded of [
    decoders.page(ARTICLE),
    decoders.newsItem(NEWS),
    decoders.promotion(PROMOTION),
  ]) {
    expect(decoded).toMatchObject({ ok: true, value: { html: `clean:${ARTICLE.text}` } });
  }
});

it('lists show how a text begins, without its tags', () => {
  expect(decoders.newsList({ data: [NEWS], meta: META })).toMatchObject({
    ok: true,
    value: { items: [{ summary: 'We bake.', publishedAt: moment('2024-03-01T00:30:00Z') }] },
  });
  expect(decoders.promotions([PROMOTION])).toMatchObject({
    ok: true,
    value: [{ summary: 'We bake.', promoCode: 'SUMMER10' }],
  });
});

it.each([
  [
    { date_from: '2026-06-01', date_to: '2026-08-31' },
    { from: '2026-06-01', to: '2026-08-31' },
  ],
  [
    { date_from: '2026-06-01', date_to: null },
    { from: '2026-06-01', to: null },
  ],
  // A day that nobody can read sets no limit.
  [
    { date_from: '2026-02-30', date_to: 'soon' },
    { from: null, to: null },
  ],
  [{ date_from: undefined }, { from: null }],
])('a promotion lasts as long as it says: %j', (days, term) => {
  expect(decoders.promotion({ ...PROMOTION, ...days })).toMatchObject({ ok: true, value: term });
});

it('a promotion that says nothing of its end has not ended', () => {
  expect(decoders.promotion(PROMOTION)).toMatchObject({ value: { hasEnded: false } });
  expect(decoders.promotion({ ...PROMOTION, ended: true })).toMatchObject({
    value: { hasEnded: true },
  });
});

it('news without a day is no news', () => {
  expect(decoders.newsItem({ ...NEWS, date: 'yesterday' })).toEqual({
    ok: false,
    error: [expect.stringMatching(/date/)],
  });
});
