import { screen } from '@testing-library/react';
import { cityChosen } from '../../../src/application/city/city-slice';
import { outageNoticed, outageOver } from '../../../src/application/outage/outage-slice';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { dismissedWarningsRestored } from '../../../src/application/warning/warning-slice';
import { instant } from '../../../src/domain/time/instant';
import { WarningBar } from '../../../src/ui/layout/warning-bar';
import { SETTINGS } from '../../support/menus';
import { SOFIA, renderShop } from '../../support/render-shop';

const AWAY = outageNoticed(instant(Date.UTC(2026, 10, 27, 12, 5)));
const region = () => screen.queryByRole('region', { name: 'Ordering is unavailable' });

it('says since when nothing can be ordered, by the city’s clocks, and by which phone it can', () => {
  const phones = [{ label: 'Sofia', phone: '+359 2 123 45 67', isHotline: false }];
  const city = { ...SOFIA, timezone: 'Europe/Sofia', phones };
  const { happen } = renderShop(<WarningBar />, {
    actions: [cityChosen({ current: city, all: [] }), AWAY],
  });
  expect(region()).toHaveTextContent('out of reach since 14:05');
  expect(screen.getByRole('link', { name: 'Call +359 2 123 45 67' })).toHaveAttribute(
    'href',
    'tel:+35921234567',
  );
  happen(outageOver(undefined));
  expect(region()).toBeNull();
});

it('stands in place of any other warning', () => {
  const { happen } = renderShop(<WarningBar />, {
    actions: [
      settingsLoaded({ ...SETTINGS, warningText: 'Snow' }),
      dismissedWarningsRestored([]),
      AWAY,
    ],
  });
  expect(screen.queryByText('Snow')).toBeNull();
  happen(outageOver(undefined));
  expect(screen.getByText('Snow')).toBeInTheDocument();
});
