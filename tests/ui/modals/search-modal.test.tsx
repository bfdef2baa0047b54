import { fireEvent, screen, within } from '@testing-library/react';
import type { Action } from 'redux';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import {
  searchAnswered,
  searchFailed,
  searchRetried,
  searchTyped,
} from '../../../src/application/search/search-slice';
import { SearchModal } from '../../../src/ui/modals/search-modal';
import { cardOf } from '../../support/dishes';
import { renderShop } from '../../support/render-shop';

const SOUPS = [
  cardOf({ id: 1, slug: 'borsch', name: 'Borsch', amount: 350, measure: 'g' }),
  cardOf({ id: 2, slug: 'okroshka', name: 'Okroshka' }),
  cardOf({ id: 3, slug: 'ukha', name: 'Ukha', unavailableReason: '' }),
];

const open = (actions: readonly Action[] = [], path = '/') =>
  renderShop(<SearchModal />, { path, actions: [modalOpened('search'), ...actions] });

/** “sou” was typed and has its answer. */
const openWith = (dishes = SOUPS, path = '/') =>
  open([searchTyped('sou'), searchAnswered({ text: 'sou', dishes })], path);

const input = () => screen.getByRole('searchbox');
const results = () => screen.getByRole('list', { name: /^(Search results|Результаты поиска)$/ });
const links = () => within(results()).getAllByRole('link');
const line = () => screen.getByRole('status');

describe('the text', () => {
  it('has the focus when the search opens', () => {
    open();
    expect(input()).toHaveFocus();
    expect(input()).toHaveAccessibleName('Dish or ingredient');
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeInTheDocument();
  });

  it('of the last search is there to go on with, or to be typed over', async () => {
    const { user, state } = openWith();
    expect(input()).toHaveValue('sou');
    await user.keyboard('p');
    expect(state().search.modal.text).toBe('p');
  });

  it('is emptied by a button, and the customer can type on', async () => {
    const { user, state } = openWith();
    await user.click(screen.getByRole('button', { name: 'Clear the text' }));
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(state().search.modal).toMatchObject({ text: '', phase: 'idle' });
  });
});

describe('the line below the text', () => {
  it.each(['', 'a', '  a  '])('asks for more than “%s”', (text) => {
    open([searchTyped(text)]);
    expect(line()).toHaveTextContent('Type at least 2 characters');
    expect(screen.getByRole('navigation', { name: 'Or look here' })).toBeInTheDocument();
  });

  it('says that the shop is looking, then how much was found, also while more is typed', () => {
    const { happen } = open([searchTyped('sou')]);
    expect(line()).toHaveTextContent('Looking…');
    happen(searchAnswered({ text: 'sou', dishes: SOUPS }));
    expect(line()).toHaveTextContent('“sou”: 3 items');
    happen(searchTyped('soup'));
    expect(line()).toHaveTextContent('“sou”: 3 items');
    expect(results().parentElement).toHaveAttribute('aria-busy', 'true');
  });

  it('says “60+” where the answer ends', () => {
    openWith(Array.from({ length: 60 }, (_, id) => cardOf({ id: id + 1 })));
    expect(line()).toHaveTextContent('“sou”: 60+ items');
  });

  it('says that nothing was found, and leads on to the menu', () => {
    openWith([]);
    expect(line()).toHaveTextContent('Nothing found');
    expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/products');
  });

  it('counts in Russian', () => {
    openWith(SOUPS, '/ru/cart');
    expect(line()).toHaveTextContent('«sou»: 3 позиции');
    expect(links().map((link) => link.getAttribute('href'))).toContain('/ru/product/borsch');
  });

  it('writes what was typed as it is', () => {
    const text = '<b>x</b> {{count}} $t(cart.title) &amp;';
    open([searchTyped(text), searchAnswered({ text, dishes: SOUPS })]);
    expect(line()).toHaveTextContent(`“${text}”: 3 items`);
  });
});

describe('a search that fails', () => {
  it('can be tried again', async () => {
    const { user, intents } = open([searchTyped('soup'), searchFailed(undefined)]);
    expect(line()).toHaveTextContent('The search is not answering right now.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(intents).toContainEqual(searchRetried(undefined));
  });
});

describe('what was found', () => {
  it('says of each dish its weight and price, or that it cannot be had', () => {
    openWith();
    const [borsch, , ukha] = links();
    expect(borsch).toHaveTextContent(/^Borsch350.g12\.90.лв\.$/);
    expect(ukha).toHaveTextContent('Not available now');
    expect(ukha).not.toHaveTextContent('лв.');
  });

  it('is reached by arrow keys, and left again by them', async () => {
    const { user } = openWith();
    const keysLeadTo = async (keys: string, element: HTMLElement | undefined) => {
      await user.keyboard(keys);
      expect(element).toHaveFocus();
    };
    const [borsch, okroshka, ukha] = links();
    await keysLeadTo('{ArrowDown}', borsch);
    await keysLeadTo('{ArrowDown}', okroshka);
    await keysLeadTo('{End}', ukha);
    await keysLeadTo('{ArrowDown}', ukha);
    await keysLeadTo('{Home}', borsch);
    await keysLeadTo('{ArrowUp}', input());
    await keysLeadTo('{ArrowUp}', input());
  });

  it('gives the text back to whoever types on', async () => {
    const { user } = openWith();
    await user.keyboard('{End}{ArrowDown}{ArrowDown}p');
    expect(input()).toHaveFocus();
  });

  it('opens by Enter, and the search is closed', async () => {
    const { user, address, state } = openWith();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/product/okroshka');
    expect(state().modal).toBeNull();
  });

  it('closes the search also where it leads to the page behind', async () => {
    const { user, state } = openWith(SOUPS, '/product/borsch');
    await user.click(links()[0] as HTMLElement);
    expect(state().modal).toBeNull();
  });

  it('in a new tab leaves the search open', () => {
    const { state } = openWith();
    // The imitation of a browser has no tabs.
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(links()[0] as HTMLElement, { ctrlKey: true });
    expect(state().modal).toBe('search');
  });
});

describe('Enter with nothing chosen', () => {
  it('leads to the page of the search', async () => {
    const { user, address, state } = open([searchTyped('  tom  yum & co ')], '/ru/cart');
    await user.click(input());
    await user.keyboard('{Enter}');
    expect(address()).toBe('/ru/search?query=tom+yum+%26+co');
    expect(state().modal).toBeNull();
  });

  it('says what is missing where the text is too short', async () => {
    const { user, address, state } = open();
    await user.keyboard('a{Enter}');
    expect(address()).toBe('/');
    expect(state().modal).toBe('search');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Type at least 2 characters');
    await user.keyboard('b');
    expect(input()).toBeValid();
  });
});

describe('Escape', () => {
  it('closes the search at once, also where a text would be emptied first', async () => {
    const { user, state } = openWith();
    await user.keyboard('{Escape}');
    expect(state().modal).toBeNull();
    expect(state().search.modal.text).toBe('sou');
  });
});
