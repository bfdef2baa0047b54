import { cartRestored } from '../../../src/application/cart/cart-slice';
import { CartBeside } from '../../../src/ui/layout/cart-beside';
import { lineOf } from '../../support/carts';
import { renderShop } from '../../support/render-shop';

const inWindow = (isWide: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: isWide && query.includes('1200px'),
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
        // Nobody asks such a list for more.
      }) as unknown as MediaQueryList,
  );

afterEach(() => jest.restoreAllMocks());

const open = (path: string) =>
  renderShop(<CartBeside>Dishes</CartBeside>, {
    path,
    actions: [cartRestored([lineOf(5, { quantity: 2 })])],
  });

// Styles show it in wide windows alone, of which the imitation of a browser knows nothing.
const panel = () => document.querySelector('aside');

it.each(['/', '/products', '/products/pizza'])('has its place beside %s', (path) => {
  inWindow(false);
  open(path);
  expect(panel()).toHaveAttribute('aria-label', 'Cart');
});

it.each(['/cart', '/product/margherita', '/nope'])('is not beside %s', (path) => {
  inWindow(true);
  open(path);
  expect(panel()).toBeNull();
});

it('stays empty where the window is too narrow to show it', () => {
  inWindow(false);
  open('/products');
  expect(panel()).toHaveTextContent(/^Cart$/);
});
