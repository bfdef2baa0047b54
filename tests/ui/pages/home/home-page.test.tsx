import { screen, within } from '@testing-library/react';
import {
  categoriesLoaded,
  mainScreenLoaded,
} from '../../../../src/application/catalogue/catalogue-slice';
import type { Banner, MainScreen } from '../../../../src/application/ports/main-screen';
import { HomePage } from '../../../../src/ui/pages/home/home-page';
import { cardOf } from '../../../support/dishes';
import { EMPTY_SCREEN } from '../../../support/menus';
import { renderShop } from '../../../support/render-shop';

const banner = (id: number, name: string, link: Banner['link']): Banner => ({
  id,
  name,
  text: null,
  picture: { webp: '/media/b.webp', jpeg: '/media/b.jpeg' },
  link,
});

const open = (more: Partial<MainScreen>) =>
  renderShop(<HomePage />, {
    path: '/ru',
    actions: [mainScreenLoaded({ ...EMPTY_SCREEN, ...more })],
  });

it('shows what is ordered most, the whole menu and what is new', () => {
  open({ hits: [cardOf()], novelties: [cardOf({ id: 6, name: 'Diavola' })] });
  const region = (name: string) => screen.getByRole('region', { name });
  expect(
    within(region('Чаще всего заказывают')).getByRole('article', { name: 'Margherita' }),
  ).toBeInTheDocument();
  expect(within(region('Pizza')).getByRole('link', { name: 'Pizza' })).toHaveAttribute(
    'href',
    '/ru/products/pizza',
  );
  expect(
    within(region('Новое в меню')).getByRole('article', { name: 'Diavola' }),
  ).toBeInTheDocument();
});

it('without what the backend could not say shows the whole menu, and offers to try again', () => {
  renderShop(<HomePage />, { path: '/ru' });
  expect(screen.getByRole('region', { name: 'Pizza' })).toBeInTheDocument();
  expect(screen.getByText(/Всё меню — ниже/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Сейчас советуем' })).toBeNull();
});

it('leaves out what there is none of', () => {
  const { happen } = open({});
  happen(categoriesLoaded([]));
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.queryByRole('list', { name: 'Сейчас советуем' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

it('leads from a banner to what it is about', () => {
  open({
    banners: [
      banner(1, 'A dish', { kind: 'product', slug: 'margherita' }),
      banner(2, 'A category', { kind: 'category', slug: 'pizza' }),
      banner(3, 'A promotion', { kind: 'promotion', slug: 'ten' }),
      banner(4, 'Nothing', null),
    ],
  });
  const links = within(screen.getByRole('list', { name: 'Сейчас советуем' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ru/product/margherita',
    '/ru/products/pizza',
    '/ru/promo/ten',
    '/ru/products',
  ]);
});
