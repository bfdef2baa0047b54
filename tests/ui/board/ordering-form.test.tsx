import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createBoardI18n } from '../../../backend/board/i18n/board-i18n';
import { ShopContext } from '../../../backend/board/orders/board-context';
import { OrderingForm } from '../../../backend/board/pages/ordering/ordering-form';
import { STAFF_MEMBER } from '../../../contract/calls/staff-examples';
import { StaffMember } from '../../../contract/wire/staff';
import type { OrderingChange, StaffOrdering } from '../../../contract/wire/staff-kitchen';
import { UTC } from '../../../src/domain/time/time-zone';

const OPEN: StaffOrdering['ordering'] = {
  state: 'open',
  delivery: true,
  pickup: true,
  extra_minutes: 0,
  message: null,
  resume_at: null,
};

const open = async (ordering: StaffOrdering['ordering']): Promise<OrderingChange[]> => {
  const saved: OrderingChange[] = [];
  const member = StaffMember.decode(STAFF_MEMBER);
  if (member._tag === 'Left') throw new Error('The example is one');
  render(
    <I18nextProvider i18n={await createBoardI18n('en')}>
      <ShopContext
        value={{ member: member.right, zone: UTC, currencies: null, act: () => undefined }}
      >
        <OrderingForm
          now={{ ordering, texts: null, languages: ['en'], reasons: [] }}
          isBusy={false}
          onSave={(change) => saved.push(change)}
        />
      </ShopContext>
    </I18nextProvider>,
  );
  return saved;
};

it('switches delivery off, and leaves pickup on', async () => {
  const saved = await open(OPEN);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'Pickup only' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take only these orders' }));
  expect(saved).toMatchObject([{ state: 'open', delivery: false, pickup: true }]);
});

it('switches delivery on again', async () => {
  const saved = await open({ ...OPEN, delivery: false });
  expect(screen.getByRole('radio', { name: 'Pickup only' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take orders as usual' }));
  expect(saved).toMatchObject([{ state: 'open', delivery: true, pickup: true }]);
});
