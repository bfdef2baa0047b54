import { screen, within } from '@testing-library/react';
import { cityChosen } from '../../../../src/application/city/city-slice';
import { ContactsPage } from '../../../../src/ui/pages/contacts/contacts-page';
import { MAP_BRANCHES, giveMapsTheirBrowser } from '../../../support/map-parts';
import { SOFIA, renderShop } from '../../../support/render-shop';

beforeAll(() => {
  giveMapsTheirBrowser();
  // Nothing scrolls in the imitation of a browser.
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (branches = MAP_BRANCHES) =>
  renderShop(<ContactsPage />, {
    path: '/contacts',
    actions: [cityChosen({ current: { ...SOFIA, branches }, all: [] })],
  });

const showButton = () => screen.queryByRole('button', { name: 'Show the map' });
const map = async () => within(await screen.findByRole('region', { name: 'Map of our branches' }));
const onMap = (name: string) => screen.getByRole('button', { name: `On the map: ${name}` });

it('is not there until the customer asks for it, and then has every branch', async () => {
  const { user } = open();
  expect(screen.queryByRole('region', { name: 'Map of our branches' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(showButton()).toBeNull();
  const shown = await map();
  for (const name of ['Vitosha Blvd 40', 'Oborishte St. 40']) {
    expect(await shown.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  }
});

it('does not lose the focus when it opens', async () => {
  const { user } = open();
  screen.getByRole('button', { name: 'Show the map' }).focus();
  await user.keyboard('{Enter}');
  await map();
  expect(document.body).not.toHaveFocus();
});

it('marks the branch that is pressed on it in the list', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  await user.click(await (await map()).findByRole('button', { name: 'Oborishte St. 40' }));
  expect(onMap('Oborishte St. 40')).toHaveAttribute('aria-pressed', 'true');
  expect(onMap('Vitosha Blvd 40')).toHaveAttribute('aria-pressed', 'false');
});

it('opens at the branch that is chosen in the list', async () => {
  const { user } = open();
  await user.click(onMap('Vitosha Blvd 40'));
  const branch = await (await map()).findByRole('button', { name: 'Vitosha Blvd 40' });
  expect(branch).toHaveAttribute('aria-pressed', 'true');
});

it('has no place in a city without branches', () => {
  open([]);
  expect(showButton()).toBeNull();
});
