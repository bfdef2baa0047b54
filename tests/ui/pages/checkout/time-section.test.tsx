import { screen, within } from '@testing-library/react';
import { selectionChanged } from '../../../../src/application/delivery/delivery-slice';
import { orderRefused } from '../../../../src/application/placing/placing-slice';
import { slotsLoaded, slotsLoading } from '../../../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { SOON_AS_POSSIBLE } from '../../../../src/domain/order/order-time';
import { TimeSection } from '../../../../src/ui/pages/checkout/time-section';
import { flatAddress } from '../../../support/addresses';
import { OPEN_SLOTS, SETTINGS } from '../../../support/checkouts';
import { renderShop } from '../../../support/render-shop';
import { deliveryTo } from '../../../support/selections';

const AFTER_PLACE = 'Choose where your order goes to see the times.';

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

it('opens the times at the one that the shop proposes in place of a refused one', async () => {
  const next = OPEN_SLOTS.days[2]?.slots[0]?.at ?? null;
  const { user, happen, state } = renderShop(<TimeSection error={undefined} />, {
    path: '/checkout',
    actions: [settingsLoaded(SETTINGS), slotsLoaded(OPEN_SLOTS)],
  });
  expect(screen.queryByRole('combobox')).toBeNull();
  happen(orderRefused({ errors: { time: 'Full' }, code: 'time.slot_full', limit: null, next }));
  const times = screen.getByRole('combobox');
  expect(within(times).getByRole('option', { name: '12:00' })).toBeInTheDocument();
  expect(times).toHaveValue('');
  expect(state().orderOptions.time).toEqual(SOON_AS_POSSIBLE);
  await user.selectOptions(times, '12:00');
  expect(state().orderOptions.time).toEqual({ timeType: 'on_time', at: next });
});
