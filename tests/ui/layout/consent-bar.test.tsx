import { screen } from '@testing-library/react';
import { consentAnswered, consentRead } from '../../../src/application/analytics/consent-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { ConsentBar } from '../../../src/ui/layout/consent-bar';
import { renderShop } from '../../support/render-shop';

const open = (measurement: string | null) => {
  const shop = renderShop(<ConsentBar />);
  const { setup } = shop.state();
  shop.happen(setupRead({ ...setup, analytics: { measurement, tagManager: null } }));
  return shop;
};
const bar = () => screen.queryByRole('region', { name: 'Counting visits' });

it('asks once whether visits may be counted, and goes with the answer', async () => {
  const { happen, user, intents } = open('G-1234');
  expect(bar()).toBeNull();
  happen(consentRead(null));
  expect(bar()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(intents).toContainEqual(consentAnswered('denied'));
  expect(bar()).toBeNull();
});

it('asks nothing in a shop that counts nothing', () => {
  open(null).happen(consentRead(null));
  expect(bar()).toBeNull();
});
