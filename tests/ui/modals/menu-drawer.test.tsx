import { act, cleanup, screen, within } from '@testing-library/react';
import { addressesRestored } from '../../../src/application/addresses/address-book-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { selectionRestored } from '../../../src/application/delivery/delivery-slice';
import { favouritesRestored } from '../../../src/application/favourites/favourites-slice';
import { modalOpened } from '../../../src/application/modals/modal-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { MENU_BUTTON_ID } from '../../../src/ui/layout/menu-button';
import { MenuDrawer } from '../../../src/ui/modals/menu-drawer';
import { flatAddress } from '../../support/addresses';
import { productId } from '../../support/ids';
import { MAP_BRANCHES } from '../../support/map-parts';
import { NO_SEO } from '../../support/menus';
import { SOFIA, VARNA, renderShop } from '../../support/render-shop';
import { pickupAt } from '../../support/selections';
import { zoneId } from '../../support/zones';

const CITY = {
  ...SOFIA,
  zones: [zoneId(1)],
  phones: [
    { label: 'Sofia', phone: '+359 2 000 0010', isHotline: false },
    { label: 'Anywhere', phone: '0 700 00 000', isHotline: true },
  ],
  socials: [{ type: 'viber', link: 'https://example.com/v', isMessenger: true, iconPath: null }],
};
const WITH_BRANCH = { ...CITY, branches: MAP_BRANCHES.slice(0, 1) };
const itemOf = (id: number, name: string, type: string, slug: string | null) => ({
  id,
  name,
  showTop: false,
  showBottom: false,
  module: { type, slug },
  seo: NO_SEO,
});

const open = (all = [CITY, VARNA]) =>
  renderShop(<MenuDrawer />, {
    actions: [
      cityChosen({ current: all[0] ?? CITY, all }),
      navigationLoaded([
        itemOf(1, 'Start', 'home', null),
        itemOf(2, 'Dishes', 'menu', null),
        itemOf(3, 'Bonuses', 'other', 'loyalty'),
      ]),
      favouritesRestored([productId(1), productId(2)]),
      modalOpened('menu'),
    ],
  });

const dialog = () => within(screen.getByRole('dialog', { name: 'Tavolino' }));

it('holds home, favourites with their count, and the restaurant’s links without home and menu', () => {
  open();
  const links = within(dialog().getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/favorite', '/loyalty']);
  expect(links[1]).toHaveAccessibleName('Favourites, 2 items');
  expect(links[1]).toHaveTextContent('2');
});

it('holds the phones without the hotline, and where else the shop is found', () => {
  open();
  expect(dialog().getByText('+359 2 000 0010')).toBeInTheDocument();
  expect(dialog().queryByText('0 700 00 000')).toBeNull();
  expect(dialog().getByRole('link', { name: 'Viber' })).toBeInTheDocument();
});

it('leads to other cities only where there are any', () => {
  open([CITY]);
  expect(dialog().queryByText('City: Sofia')).toBeNull();
  expect(dialog().getByText('Enter your address')).toBeInTheDocument();
});

it('has neither city nor address in a shop that has switched them off', () => {
  const { happen, state } = open();
  expect(dialog().getByText('City: Sofia')).toBeInTheDocument();
  happen(setupRead({ ...state().setup, showsCityBlock: false }));
  expect(dialog().queryByText('City: Sofia')).toBeNull();
  expect(dialog().queryByText('Enter your address')).toBeNull();
});

it('keeps a menu open that stands above the one pressed next: nothing moves under the finger', async () => {
  const { user } = open();
  const [cities, languages] = document.querySelectorAll('summary');
  if (!cities || !languages) throw new Error('There are no menus');
  await user.click(cities);
  await user.click(languages);
  expect(cities.closest('details')).toHaveAttribute('open');
  expect(languages.closest('details')).toHaveAttribute('open');
});

it.each(['Bonuses', 'Viber', 'Varna', 'Русский', '+359 2 000 0010'])(
  'closes when “%s” is chosen',
  async (name) => {
    const { user, state } = open();
    for (const summary of document.querySelectorAll('summary')) await user.click(summary);
    await user.click(dialog().getByText(name));
    expect(state().modal).toBeNull();
  },
);

it('makes room for the form of an address, or for the list of those there are', async () => {
  const { user, state, happen } = open();
  await user.click(dialog().getByRole('button', { name: 'Enter your address' }));
  expect(state().modal).toBe('delivery');
  happen(addressesRestored({ kind: 'guest', addresses: [flatAddress()] }), modalOpened('menu'));
  await user.click(dialog().getByRole('button', { name: 'Enter your address' }));
  expect(state().modal).toBe('location');
});

it('asks whoever picks up, and has no address, for one', async () => {
  const { user, state, happen } = open([WITH_BRANCH]);
  happen(selectionRestored(pickupAt(1)));
  await user.click(dialog().getByRole('button', { name: 'Pick up at: Vitosha Blvd 40' }));
  expect(state().modal).toBe('delivery');
  happen(addressesRestored({ kind: 'guest', addresses: [flatAddress()] }), modalOpened('menu'));
  await user.click(dialog().getByRole('button', { name: 'Pick up at: Vitosha Blvd 40' }));
  expect(state().modal).toBe('location');
});

it('shows the restaurants of a city where nothing is delivered', async () => {
  const { user, state } = open([{ ...WITH_BRANCH, zones: [] }]);
  await user.click(dialog().getByRole('button', { name: 'Enter your address' }));
  expect(state().modal).toBe('location');
});

describe('when the header becomes so wide that it has no menu button', () => {
  const real = window.ResizeObserver;
  afterEach(() => {
    window.ResizeObserver = real;
    document.querySelector('header')?.remove();
  });

  it('closes, for the header has room for all of it', () => {
    const watched = new Set<() => void>();
    Object.assign(window, {
      ResizeObserver: class {
        constructor(private readonly look: () => void) {}
        readonly observe = () => watched.add(this.look);
        readonly disconnect = () => watched.delete(this.look);
      },
    });
    const header = document.createElement('header');
    header.innerHTML = `<button id="${MENU_BUTTON_ID}"></button>`;
    document.body.append(header);
    const button = { offsetWidth: 44 };
    Object.defineProperty(header.firstChild, 'offsetWidth', { get: () => button.offsetWidth });
    const { state } = open();
    const becomeWide = (width: number): void => {
      act(() => {
        button.offsetWidth = width;
        for (const look of [...watched]) look();
      });
    };
    becomeWide(44);
    expect(state().modal).toBe('menu');
    becomeWide(0);
    expect(state().modal).toBeNull();
    cleanup();
    expect(watched.size).toBe(0);
  });
});
