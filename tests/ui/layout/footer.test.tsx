import { screen, within } from '@testing-library/react';
import { categoriesLoaded } from '../../../src/application/catalogue/catalogue-slice';
import { cityChosen } from '../../../src/application/city/city-slice';
import { navigationLoaded } from '../../../src/application/navigation/navigation-slice';
import type { SandboxName } from '../../../src/application/ports/settings';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import type { Setup } from '../../../src/application/setup/setup';
import type { Branding } from '../../../src/domain/branding/branding';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { Footer } from '../../../src/ui/layout/footer';
import { categoryOf } from '../../support/dishes';
import { categoryId } from '../../support/ids';
import { NO_SEO } from '../../support/menus';
import { SOFIA, renderShop } from '../../support/render-shop';

const CITY = {
  ...SOFIA,
  phones: [
    { label: 'Sofia', phone: '+359 2 000 0010', isHotline: false },
    { label: 'Anywhere', phone: '0 700 00 000', isHotline: true },
  ],
  socials: [
    { type: 'telegram', link: 'https://example.com/t', isMessenger: true, iconPath: null },
    { type: 'smallnet', link: 'https://example.com/s', isMessenger: false, iconPath: null },
  ],
};

const openWith = (more: Partial<Setup> = {}, path = '/') => {
  const shop = renderShop(<Footer />, {
    path,
    actions: [
      cityChosen({ current: CITY, all: [CITY] }),
      categoriesLoaded([
        categoryOf({ isInFooter: true }),
        categoryOf({ id: categoryId(2), slug: 'party', name: 'Party', isInFooter: false }),
      ]),
      navigationLoaded([
        {
          id: 1,
          name: 'Work with us',
          showTop: false,
          showBottom: true,
          module: { type: 'link', slug: null },
          link: { address: 'https://jobs.example', opensInNewTab: true, isNoIndex: true },
          seo: NO_SEO,
        },
      ]),
    ],
  });
  shop.happen(setupRead({ ...shop.state().setup, ...more }));
  return shop;
};

const APPS = { apple: 'https://apps.apple.com/a', google: 'https://play.google.com/g' };
const STUDIO = { name: 'Studio Nine', address: 'https://studio.example' };

it('leads to the categories meant for it, the restaurant’s own links, its phones and networks', () => {
  openWith();
  expect(screen.getByRole('link', { name: 'Pizza' })).toHaveAttribute('href', '/products/pizza');
  expect(screen.queryByRole('link', { name: 'Party' })).toBeNull();
  const outside = screen.getByRole('link', { name: 'Work with us' });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside.getAttribute('rel')).toContain('noreferrer');
  expect(screen.getByRole('link', { name: '+359 2 000 0010' })).toBeInTheDocument();
  const networks = within(screen.getByRole('list', { name: 'Follow us' }));
  expect(networks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Telegram',
    'smallnet',
  ]);
});

it('names the hotline apart from the other phones', () => {
  openWith();
  const heading = screen.getByRole('heading', { name: 'Hotline' });
  expect(heading.parentElement).toHaveTextContent(/^Hotline0 700 00 000Call us\+359 2 000 0010/);
});

it('names the maker of the site where there is one, and nobody under a white label', () => {
  const { happen, state } = openWith();
  expect(screen.queryByText(/Made by/)).toBeNull();
  happen(setupRead({ ...state().setup, developer: STUDIO }));
  expect(screen.getByRole('link', { name: 'Made by Studio Nine' })).toHaveAttribute(
    'href',
    STUDIO.address,
  );
  happen(setupRead({ ...state().setup, isWhiteLabel: true }));
  expect(screen.queryByText(/Made by/)).toBeNull();
});

it('offers the apps of the sushi brand alone, with other words in the Emirates', () => {
  const { happen, state } = openWith({ apps: APPS });
  expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull();
  happen(setupRead({ ...state().setup, brand: 'sushi' }));
  expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', APPS.apple);
  expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', APPS.google);
  const usual = screen.getByRole('heading', { name: 'Order from your phone' }).nextSibling
    ?.textContent;
  happen(setupRead({ ...state().setup, country: 'ae' }));
  expect(screen.getByText(/^Dubai’s sushi/)).toBeInTheDocument();
  expect(usual).not.toContain('Dubai');
});

it('offers the apps that the shop itself names, and no others', () => {
  const { happen, state } = openWith({ apps: APPS, brand: 'sushi' });
  const branding: Branding = {
    name: 'Nonna Rosa',
    tagline: '',
    titles: {},
    pictures: null,
    accent: null,
    font: 'onest',
    apps: { apple: 'https://apps.example/nonna', google: null },
  };
  const { settings } = state();
  if (settings) happen(settingsLoaded({ ...settings, branding }));
  expect(screen.getByRole('link', { name: 'App Store' })).toHaveAttribute(
    'href',
    'https://apps.example/nonna',
  );
  expect(screen.queryByRole('link', { name: 'Google Play' })).toBeNull();
  expect(screen.getAllByText('Nonna Rosa').length).toBeGreaterThan(0);
});

it('leads to the same page in the other languages', () => {
  openWith({}, '/ru/products/pizza?page=2');
  const link = screen.getByText('English');
  expect(link).toHaveAttribute('href', '/products/pizza?page=2');
  expect(link).toHaveAttribute('lang', 'en');
  expect(screen.queryByText('Русский')).toBeNull();
});

describe('a shop of which something only pretends', () => {
  const withSandboxes = (...sandboxes: SandboxName[]) => {
    const { state, happen } = openWith();
    const { settings } = state();
    if (!settings) throw new Error('The settings are not known');
    happen(settingsLoaded({ ...settings, sandboxes }));
  };

  it('says so on every page, each thing once', () => {
    withSandboxes('payment', 'telegram', 'outbox');
    expect(screen.getByRole('note')).toHaveTextContent(
      /^Demo shop\. Payments are not real\. Log-in codes are not sent\.$/,
    );
  });

  it('says nothing where everything is real', () => {
    withSandboxes();
    expect(screen.queryByRole('note')).toBeNull();
  });
});
