import { createShopStore } from '../../src/application/store/create-store';
import { readPageState } from '../../src/browser/read-page-state';

const pageWith = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

it('reads what the server wrote, hostile words included', () => {
  const page = pageWith(
    '<script type="application/json" id="state">{"name":"\\u003c/script>","proto":"__proto__"}</script>',
  );
  expect(readPageState(page)).toMatchObject({ name: '</script>', proto: '__proto__' });
});

it('knows by itself what nothing has happened to', () => {
  const page = pageWith('<script type="application/json" id="state">{"streets":["Oak"]}</script>');
  expect(readPageState(page)).toEqual({
    ...createShopStore().getState(),
    streets: ['Oak'],
  });
});

it.each([['<p>no state</p>'], ['<script type="application/json" id="state"></script>']])(
  'has nothing to read in %s',
  (html) => {
    expect(readPageState(pageWith(html))).toBeNull();
  },
);
