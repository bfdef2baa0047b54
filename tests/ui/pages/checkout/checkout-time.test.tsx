import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Action } from 'redux';
import {
  timeChosen,
  timeDropped,
} from '../../../../src/application/order-options/order-options-slice';
import { placementRequested } from '../../../../src/application/placing/placing-slice';
import { OPEN_SLOTS, closedSlots, inSofia } from '../../../support/checkouts';
import { openCheckout } from '../../../support/render-checkout';

const placeButton = () => screen.getByRole('button', { name: /^Place order · 25\.80/ });
const placings = (intents: readonly Action[]) =>
  intents.filter(({ type }) => type === placementRequested.type);
const unfold = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change When' }));

describe('the time', () => {
  const soon = () => screen.getByRole('radio', { name: /^As soon as possible/ });

  it('is as soon as possible, or one of a day that is not past; what cannot be had says why', async () => {
    const { user, state } = openCheckout();
    await unfold(user);
    expect(soon()).toBeChecked();
    expect(soon().closest('label')).toHaveTextContent('Now, 19:40–19:55');
    await user.click(screen.getByRole('radio', { name: 'Later…' }));
    expect(state().orderOptions.time).toEqual({
      timeType: 'on_time',
      at: inSofia('2026-11-27T19:45'),
    });
    expect(screen.queryByRole('option', { name: /^19:30/ })).toBeNull();
    expect(screen.getByRole('option', { name: '20:00, fully booked' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '20:15');
    await user.click(screen.getByRole('radio', { name: /^Sun/ }));
    expect(state().orderOptions.time).toEqual({
      timeType: 'on_time',
      at: inSofia('2026-11-29T12:00'),
    });
  });

  it('is the first that can be had today, where soon is not', () => {
    const { state } = openCheckout({ slots: closedSlots(undefined, 'full') });
    expect(soon()).toBeDisabled();
    expect(screen.getByText('As soon as possible: fully booked for now')).toBeInTheDocument();
    expect(state().orderOptions.time).toMatchObject({ at: inSofia('2026-11-27T19:45') });
  });

  it('moves to another day only when that is ticked', async () => {
    const { user, state, intents } = openCheckout({ slots: closedSlots(OPEN_SLOTS.days.slice(1)) });
    await user.click(placeButton());
    expect(placings(intents)).toEqual([]);
    expect(screen.getByRole('radiogroup', { name: 'When' })).toHaveAccessibleDescription(
      'Choose a time',
    );
    await user.click(
      screen.getByRole('checkbox', { name: 'Yes, I want it then: Sun, 29 November, 12:00' }),
    );
    expect(state().orderOptions.time).toMatchObject({ at: inSofia('2026-11-29T12:00') });
    await user.click(placeButton());
    expect(placings(intents)).toHaveLength(1);
  });

  it('says so beside it when the chosen one is gone', () => {
    const { happen } = openCheckout({
      more: [timeChosen({ timeType: 'on_time', at: inSofia('2026-11-27T20:15') })],
    });
    happen(timeDropped(undefined));
    expect(screen.getByText(/^The time you chose is no longer available/)).toBeInTheDocument();
    happen(timeChosen({ timeType: 'on_time', at: inSofia('2026-11-27T19:45') }));
    expect(screen.queryByText(/^The time you chose is no longer available/)).toBeNull();
  });
});
