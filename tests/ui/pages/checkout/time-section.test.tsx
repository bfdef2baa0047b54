import { screen, within } from '@testing-library/react';
import { selectionChanged } from '../../../../src/application/delivery/delivery-slice';
import { orderRefused } from '../../../../src/application/placing/placing-slice';
import { slotsLoaded, slotsLoading } from '../../../../src/application/schedule/slots-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { timeChosen } from '../../../../src/application/order-options/order-options-slice';
import { SOON_AS_POSSIBLE, orderTimeAt } from '../../../../src/domain/order/order-time';
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
  expect(screen.getByText('Now, 19:40–19:55')).toBeInTheDocument();
});

it('says in one line when the order comes, until that is to be changed', async () => {
  const { user, state } = renderShop(<TimeSection error={undefined} />, {
    path: '/checkout',
    actions: [settingsLoaded(SETTINGS), slotsLoaded(OPEN_SLOTS)],
  });
  expect(screen.queryByRole('radio')).toBeNull();
  const change = screen.getByRole('button', { name: 'Change When' });
  expect(change).toHaveAttribute('aria-expanded', 'false');
  await user.click(change);
  expect(screen.getByRole('radio', { name: /^As soon as possible/ })).toHaveFocus();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'As soon as possible Now, 19:40–19:55',
    '19:45',
    '20:15',
    'Later…',
  ]);
  await user.click(screen.getByRole('radio', { name: '20:15' }));
  expect(state().orderOptions.time).toEqual({
    timeType: 'on_time',
    at: OPEN_SLOTS.days[0]?.slots[3]?.at,
  });
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('shows the day and the time of an order for another day', () => {
  const at = OPEN_SLOTS.days[2]?.slots[0]?.at ?? null;
  renderShop(<TimeSection error="Choose a time" />, {
    path: '/checkout',
    actions: [settingsLoaded(SETTINGS), slotsLoaded(OPEN_SLOTS), timeChosen(orderTimeAt(at))],
  });
  expect(screen.getByRole('radio', { name: 'Later…' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Time' })).toHaveDisplayValue('12:00');
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
