import { screen, within } from '@testing-library/react';
import { pageReady } from '../../../../src/application/navigation/page-slice';
import { searchPageLoaded } from '../../../../src/application/search/search-slice';
import { SearchPage } from '../../../../src/ui/pages/search/search-page';
import { cardOf } from '../../../support/dishes';
import { renderShop } from '../../../support/render-shop';

const DISHES = [cardOf(), cardOf({ id: 6, slug: 'diavola', name: 'Diavola' })];

const open = (path: string, text = '', dishes = DISHES, isPageReady = true) =>
  renderShop(<SearchPage />, {
    path,
    isPageReady,
    actions: text === '' ? [] : [searchPageLoaded({ text, dishes })],
  });

const input = () => screen.getByRole('searchbox', { name: 'Dish or ingredient' });
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const heading = () => screen.queryByRole('heading', { level: 2 });

it('shows the dishes that were found, and how many they are', () => {
  open('/search?query=pizza', 'pizza');
  expect(heading()).toHaveTextContent('“pizza”: 2 items');
  expect(cards()).toEqual(['Margherita', 'Diavola']);
  expect(input()).toHaveValue('pizza');
});

it.each(['/search', '/search?query=a', '/search?query=%20%20a%20%20', '/search?q=a'])(
  'asks at %s for more characters, and shows nothing of an earlier search',
  (path) => {
    open(path, 'pizza');
    expect(screen.getByText('Type at least 2 characters')).toBeInTheDocument();
    expect(heading()).toBeNull();
    expect(cards()).toEqual([]);
  },
);

it('says that nothing was found, and leads on', () => {
  open('/search?query=xyzzy', 'xyzzy', []);
  expect(heading()).toHaveTextContent('Nothing found');
  expect(screen.getByRole('link', { name: 'To the menu' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Or look here' })).toBeInTheDocument();
});

it('shows nothing of an earlier search while the next one is on its way', () => {
  open('/search?query=soup', 'pizza', DISHES, false);
  expect(heading()).toBeNull();
  expect(cards()).toEqual([]);
});

it('sends a text to its own address, which works without scripts too', async () => {
  const { user, address } = open('/ru/search?query=pizza', 'pizza');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/ru/search');
  const russian = screen.getByRole('searchbox');
  expect(russian).toHaveAttribute('name', 'query');
  await user.clear(russian);
  await user.type(russian, '  суп дня {Enter}');
  expect(address()).toBe(
    `/ru/search?query=${encodeURIComponent('суп')}+${encodeURIComponent('дня')}`,
  );
});

it('keeps what is shown where the next text is too short, and says why', async () => {
  const { user, address } = open('/search?query=pizza', 'pizza');
  await user.clear(input());
  await user.type(input(), 'a{Enter}');
  expect(address()).toBe('/search?query=pizza');
  expect(cards()).toHaveLength(2);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Type at least 2 characters');
});

it('shows the text of the address, whichever way the customer came there', async () => {
  const { user, happen, address } = open('/search?query=pizza', 'pizza');
  await user.type(input(), 'zas   {Enter}');
  expect(address()).toBe('/search?query=pizzazas');
  happen(pageReady({ name: 'search', text: 'pizzazas' }));
  expect(input()).toHaveValue('pizzazas');
  expect(input()).toHaveFocus();
});

it('writes a hostile text as it is', () => {
  const text = '"><img src=x onerror=alert(1)>';
  const { container } = open(`/search?query=${encodeURIComponent(text)}`, text, [
    cardOf({ picture: null }),
  ]);
  expect(heading()).toHaveTextContent(`“${text}”: 1 item`);
  expect(input()).toHaveValue(text);
  expect(container.querySelector('img[src="x"]')).toBeNull();
});
