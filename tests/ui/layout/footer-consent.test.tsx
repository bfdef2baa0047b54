import { screen } from '@testing-library/react';
import { consentAnswered, consentRead } from '../../../src/application/analytics/consent-slice';
import { setupRead } from '../../../src/application/setup/setup-slice';
import { ConsentBar } from '../../../src/ui/layout/consent-bar';
import { ConsentLink } from '../../../src/ui/layout/footer';
import { renderShop } from '../../support/render-shop';

it('lets whoever has answered answer once more', async () => {
  const { happen, state, user } = renderShop(
    <>
      <ConsentLink />
      <ConsentBar />
    </>,
  );
  const link = () => screen.queryByRole('button', { name: 'Counting visits' });
  const bar = () => screen.queryByRole('region', { name: 'Counting visits' });
  happen(consentRead('granted'));
  expect(link()).toBeNull();
  happen(setupRead({ ...state().setup, analytics: { measurement: 'G-1', tagManager: null } }));
  expect(bar()).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Counting visits' }));
  expect(bar()).toBeVisible();
  expect(link()).toHaveFocus();
  happen(consentAnswered('denied'));
  expect(bar()).toBeNull();
});
