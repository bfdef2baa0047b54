import { screen } from '@testing-library/react';
import { settingsLoaded } from '../../../src/application/settings/settings-slice';
import { OrderedList } from '../../../src/ui/order/ordered-list';
import { SETTINGS, trackedOrder } from '../../support/checkouts';
import { renderShop } from '../../support/render-shop';

it('writes a past order in the currency in which it was placed, after the shop has changed to another', () => {
  const yen = { code: 'JPY', symbol: '¥', digits: 0, position: 'before' } as const;
  const order = trackedOrder({ currency: yen });
  renderShop(<OrderedList order={order} />, { actions: [settingsLoaded(SETTINGS)] });
  expect(screen.getByText('Total').nextSibling).toHaveTextContent(/^¥ [\d,]+$/);
});
