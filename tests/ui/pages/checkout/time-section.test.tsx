import { screen } from '@testing-library/react';
import { selectionChanged } from '../../../../src/application/delivery/delivery-slice';
import { slotsLoaded, slotsLoading } from '../../../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { TimeSection } from '../../../../src/ui/pages/checkout/time-section';
import { flatAddress } from '../../../support/addresses';
import { OPEN_SLOTS, SETTINGS } from '../../../support/checkouts';
import { renderShop } from '../../../support/render-shop';
import { deliveryTo } from '../../../support/selections';

const AFTER_PLACE = 'Say where the order goes, and the times appear here.';

it('waits for the place of the order in words, since nothing is on its way before', () => {
  const { happen } = renderShop(<TimeSection error={undefined} />, {
    path: '/checkout',
    actions: [settingsLoaded(SETTINGS)],
  });
  expect(screen.getByText(AFTER_PLACE)).toBeInTheDocument();
  happen(selectionChanged(deliveryTo(flatAddress())), slotsLoading(undefined));
  expect(screen.queryByText(AFTER_PLACE)).toBeNull();
  happen(slotsLoaded(OPEN_SLOTS));
  expect(screen.getByRole('radio', { name: /^As soon as possible/ })).toBeChecked();
});
