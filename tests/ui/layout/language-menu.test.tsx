import { screen, within } from '@testing-library/react';
import { languageSet } from '../../../src/application/session/language-slice';
import { LanguageMenu } from '../../../src/ui/layout/language-menu';
import { renderShop } from '../../support/render-shop';

const hrefs = (): (string | null)[] =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

it.each([
  ['/products/pizza?page=2&utm_source=x#top', '/ru/products/pizza?page=2&utm_source=x#top'],
  ['/ru/products/pizza?page=2&utm_source=x#top', '/products/pizza?page=2&utm_source=x#top'],
  ['/', '/ru'],
  ['/ru', '/'],
  ['/ru?ref=7', '/?ref=7'],
  ['/rune?q=/ru/x', '/ru/rune?q=/ru/x'],
])('leads from %s to %s', (path, other) => {
  renderShop(<LanguageMenu />, { path });
  expect(hrefs()).toEqual([other]);
});

it('names each language in its own words, and says which one is on', () => {
  renderShop(<LanguageMenu />, { path: '/ru/cart' });
  expect(screen.getByRole('navigation', { name: 'Языки' })).toBeInTheDocument();
  expect(screen.getByText('Язык: Русский')).toBeInTheDocument();
  const link = screen.getByText('English');
  expect(link).toHaveAttribute('lang', 'en');
  expect(link).toHaveAttribute('hreflang', 'en');
});

it('is not there for a shop of one language', () => {
  const { happen, state } = renderShop(<LanguageMenu />);
  happen(languageSet({ ...state().language, locales: { all: ['en'], defaultLocale: 'en' } }));
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('closes by Escape, with the focus back on it, and by a press elsewhere', async () => {
  const { user } = renderShop(
    <>
      <LanguageMenu />
      <p>elsewhere</p>
    </>,
  );
  const menu = screen.getByRole('navigation').querySelector('details');
  const label = menu?.querySelector('summary');
  if (!label) throw new Error('a menu has a label to press');
  expect(label).toHaveTextContent('Language: English');
  await user.click(label);
  expect(menu).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(label).toHaveFocus();
  await user.click(label);
  await user.click(screen.getByText('elsewhere'));
  expect(menu).not.toHaveAttribute('open');
});

it('gives the focus back to its label when a language was chosen by the keyboard', async () => {
  const { user } = renderShop(<LanguageMenu />, { path: '/cart' });
  const menu = screen.getByRole('navigation').querySelector('details');
  const label = menu?.querySelector('summary');
  if (!label) throw new Error('a menu has a label to press');
  await user.click(label);
  screen.getByText('Русский').focus();
  await user.keyboard('{Enter}');
  expect(menu).not.toHaveAttribute('open');
  expect(label).toHaveFocus();
});
