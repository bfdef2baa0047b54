import { summaryOf } from '../../../src/infrastructure/html/plain-text';

it.each([
  ['<p>We <b>bake</b>.</p><p>Daily.</p>', 'We bake. Daily.'],
  ['<p>Soup &amp; bread&nbsp;&#39;n&#39; salt</p>', "Soup & bread 'n' salt"],
  [
    '<p>Ten percent.</p><h2 class="a">Good to know</h2><ul><li>Once.</li></ul>',
    'Ten percent. Once.',
  ],
  ['<style>p{}</style><script>alert(1)</script>x', 'x'],
  ['', ''],
])('begins a text by its words: %j', (html, shownText) => {
  expect(summaryOf(html)).toBe(shownText);
});

it('ends between two words, without half a sentence’s comma', () => {
  const summary = summaryOf(`<p>${'word, '.repeat(60)}</p>`);
  expect(summary).toMatch(/^(?:word, )*word…$/);
  expect(summary.length).toBeLessThanOrEqual(161);
});

it('keeps what only looks like a tag as text', () => {
  expect(summaryOf('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>');
});

it.each([
  ['a picture and one long word', `🍕${'a'.repeat(240)}`, `🍕${'a'.repeat(159)}…`],
  ['a short word and one without an end', `Oh ${'a'.repeat(240)}`, `Oh ${'a'.repeat(157)}…`],
  ['writing without spaces', '面'.repeat(180), `${'面'.repeat(160)}…`],
  ['pictures of several signs', '👨‍👩‍👧'.repeat(161), `${'👨‍👩‍👧'.repeat(160)}…`],
])('cuts %s at the length, between two characters', (_what, text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
