import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '../../../../src/application/session/account-slice';
import type { OrderReference } from '../../../../src/domain/order/order-reference';
import { reorderRequested } from '../../../../src/application/tracking/reorder-slice';
import type { TrackedOrder } from '../../../../src/domain/order/tracked-order';
import {
  cancellationRequested,
  orderTracked,
  trackingFailed,
  trackingRequested,
} from '../../../../src/application/tracking/tracking-slice';
import { pageReady } from '../../../../src/application/navigation/page-slice';
import { settingsLoaded } from '../../../../src/application/settings/settings-slice';
import { Main } from '../../../../src/ui/components/main';
import { OrderPage } from '../../../../src/ui/pages/account/order-page';
import { SETTINGS, inSofia, orderId, trackedOrder } from '../../../support/checkouts';
import { EURO_AND_LEVA } from '../../../support/euro';
import { renderShop } from '../../../support/render-shop';

const OWN: OrderReference = { kind: 'own', id: orderId(4711) };

const ADDRESS = {
  type: 'flat',
  street: 'Vitosha Blvd',
  house: '15',
  entrance: 'B',
  floor: '3',
  flat: '12',
  code: '77#',
  comment: 'The bell is broken',
  point: null,
} as const;

const opened = (more: Partial<TrackedOrder> = {}) =>
  renderShop(
    <Main>
      <OrderPage />
    </Main>,
    {
      path: '/account/orders/4711',
      actions: [
        settingsLoaded(SETTINGS),
        signedIn(undefined),
        orderTracked({ reference: OWN, order: trackedOrder({ address: ADDRESS, ...more }) }),
        pageReady({ name: 'accountOrder', id: orderId(4711) }),
      ],
    },
  );

const region = (name: string) => within(screen.getByRole('region', { name }));

it('an own order is shown with all that its customer has said', () => {
  const { intents } = opened({ comment: 'No onions', place: 'Vitosha Blvd 15' });
  expect(screen.getByRole('heading', { level: 1, name: 'Order 100482' })).toBeInTheDocument();
  const where = region('Delivery to');
  expect(where.getByText('Vitosha Blvd 15')).toBeInTheDocument();
  expect(where.getByText('Flat 12, Entrance B, Floor 3, Code 77#')).toBeInTheDocument();
  expect(where.getByText('The bell is broken')).toBeInTheDocument();
  expect(region('Your comment').getByText('No onions')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute(
    'href',
    '/account/orders',
  );
  expect(intents).toContainEqual(trackingRequested(OWN));
});

it('what has happened is told with the city’s times, and why an order was cancelled in both words', () => {
  const at = (time: string) => inSofia(`2026-11-27T${time}`);
  opened({
    status: 'cancel',
    history: [
      { status: 'new', at: at('18:40'), reason: null, text: null },
      { status: 'oven', at: at('18:50'), reason: null, text: null },
      {
        status: 'cancel',
        at: inSofia('2026-11-28T00:10'),
        reason: 'out_of_items',
        text: 'No more dough tonight',
      },
    ],
  });
  const steps = within(screen.getByRole('list', { name: 'How far the order is' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Received18:40',
    'oven18:50',
    'Cancelled28 November 2026, 00:10Some dishes have run out.No more dough tonight',
  ]);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'CancelledThis order was cancelled.Some dishes have run out.No more dough tonight',
  );
});

it('is cancelled and ordered again by its own id', async () => {
  const { user, intents, happen } = opened();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Keep the order' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(intents).toContainEqual(cancellationRequested(OWN));
  expect(screen.getByRole('button', { name: 'Cancelling…' })).toHaveFocus();
  const order = trackedOrder({ status: 'complete', canCancel: false, canReorder: true });
  happen(orderTracked({ reference: OWN, order }));
  // The pressed button is gone, and nobody has to begin at the top of the page again.
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  expect(intents).toContainEqual(reorderRequested(order));
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

it('the question whether to cancel goes when the kitchen begins, and the focus stays in the page', async () => {
  const { user, happen } = opened();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  const order = trackedOrder({ status: 'process', canCancel: false });
  happen(orderTracked({ reference: OWN, order }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it.each([
  ['cancel', /^There is nothing to pay$/],
  ['complete', /^29\.80.*, in cash$/],
  ['delivery', /^29\.80.* when you get the order, in cash$/],
])('what is paid at the door is told as the order stands (%s)', (status, shownText) => {
  opened({ status });
  expect(region('Payment').getByRole('status')).toHaveTextContent(shownText);
});

it('what is printed is the receipt alone, without an address', () => {
  opened({ place: 'Vitosha Blvd 15' });
  expect(document.querySelector('[data-receipt]')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const receipt = document.querySelector('body > [data-receipt]');
  // The rules for paper stand in front of it.
  expect(receipt).toHaveTextContent(
    /TavolinoSofiaOrder 10048227 November 2026, 18:40Margherita × 2/,
  );
  expect(receipt).toHaveTextContent(/Total29\.80.*in cash$/);
  expect(receipt).not.toHaveTextContent(/Vitosha|Flat/);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-receipt]')).toBeNull();
});

it('is saved for the calendar under its number with its total, and where it is brought is not in it', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:order';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user, happen } = opened({ place: 'Vitosha Blvd 15' });
  happen(settingsLoaded({ ...SETTINGS, ...EURO_AND_LEVA }));
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  click.mockRestore();
  expect(names).toEqual(['Order 100482.ics']);
  const file = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(file).toContain('SUMMARY:Tavolino: order 100482 is delivered\r\n');
  expect(file).toContain('DTSTART:20261127T174000Z\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain('Total: 29.80\u00a0€\u00a0· 58.28\u00a0лв.\\n');
  expect(file).not.toContain('Vitosha');
});

it('an order that cannot be had just now can be asked for once more', async () => {
  const { user, intents, happen } = renderShop(<OrderPage />, {
    path: '/account/orders/4711',
    actions: [signedIn(undefined), pageReady({ name: 'accountOrder', id: orderId(4711) })],
  });
  expect(screen.getByText('Looking up your order…')).toBeInTheDocument();
  happen(trackingFailed(OWN));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(intents.filter(({ type }) => type === trackingRequested.type)).toHaveLength(2);
});

it('the same answer once more says nothing again', () => {
  const { happen } = opened();
  const regions = screen.getAllByRole('status');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  for (const each of regions)
    observer.observe(each, { childList: true, characterData: true, subtree: true });
  happen(orderTracked({ reference: OWN, order: trackedOrder({ address: ADDRESS }) }));
  act(() => undefined);
  expect([...changes, ...observer.takeRecords()]).toEqual([]);
});
