import { screen } from '@testing-library/react';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { dismissedWarningsRestored } from '../../../src/application/warning/warning-slice';
import { Main } from '../../../src/ui/components/main';
import { WarningBar } from '../../../src/ui/layout/warning-bar';
import { SETTINGS } from '../../support/menus';
import { renderShop } from '../../support/render-shop';

const SNOW = 'Snow: couriers may be late today.';
const warns = (warningText: string | null) => settingsLoaded({ ...SETTINGS, warningText });
const region = () => screen.queryByRole('region', { name: 'Announcement' });
const hide = () => screen.getByRole('button', { name: 'Hide the announcement' });

const openWith = (dismissed: readonly string[], text: string | null = SNOW) =>
  renderShop(
    <>
      <Main>
        <p>The page</p>
      </Main>
      <WarningBar />
    </>,
    { actions: [warns(text), dismissedWarningsRestored(dismissed)] },
  );

it('shows what the restaurant warns of, and lets nothing stand where it warns of nothing', () => {
  const { happen } = openWith([]);
  expect(region()).toHaveTextContent(SNOW);
  happen(warns(null));
  expect(region()).toBeNull();
});

it('cannot be put away before the browser knows whether it was', () => {
  renderShop(<WarningBar />, { actions: [warns(SNOW)] });
  expect(screen.getByText(SNOW)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('goes for good once it is put away, with the focus on the page; another text shows again', async () => {
  const { user, happen, state } = openWith([]);
  await user.click(hide());
  expect(region()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  happen(warns(`${SNOW} `));
  expect(region()).toBeNull();
  happen(warns('The kitchen closes at six.'));
  expect(region()).toBeInTheDocument();
  expect(state().warning).toEqual([SNOW]);
});

it('stays away when it was put away earlier in the session', () => {
  openWith([SNOW]);
  expect(region()).toBeNull();
});
