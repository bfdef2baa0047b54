import { act, screen, within } from '@testing-library/react';
import { cartRestored, lineRemoved } from '../../../src/application/cart/cart-slice';
import { modalClosed, modalOpened } from '../../../src/application/modals/modal-slice';
import { toastShown } from '../../../src/application/notifications/toast-slice';
import { lineKey } from '../../../src/domain/cart/cart-line';
import { Modal } from '../../../src/ui/components/modal';
import { Toasts } from '../../../src/ui/layout/toasts';
import { lineOf } from '../../support/carts';
import { renderShop } from '../../support/render-shop';

const SAVED = toastShown({ text: 'modal.delivery.saved', tone: 'done' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

const open = () =>
  renderShop(
    <>
      <Toasts />
      <Modal name="location" title="Delivery or pickup">
        A list
      </Modal>
    </>,
    { actions: [modalOpened('location')] },
  );

const inDialog = () => within(screen.getByRole('dialog'));

it('what was just done is said inside what is open, once, for three seconds', () => {
  const { happen } = open();
  expect(inDialog().queryByRole('status')).toBeNull();
  happen(SAVED);
  wait(100);
  expect(screen.getByText('Address saved')).toBe(inDialog().getByText('Address saved'));
  wait(2899);
  expect(screen.getByText('Address saved')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Address saved')).toBeNull();
});

it('is read out: its region is there before its words', () => {
  const { happen } = open();
  happen(SAVED);
  const region = inDialog().getByRole('status');
  expect(region).toBeEmptyDOMElement();
  wait(100);
  expect(region).toHaveTextContent('Address saved');
});

it('goes on over the page for the rest of its time once that has closed', () => {
  const { happen } = renderShop(<Toasts />, { actions: [modalOpened('location'), SAVED] });
  wait(2000);
  expect(screen.queryByText('Address saved')).toBeNull();
  happen(modalClosed('location'));
  wait(999);
  expect(screen.getByText('Address saved')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Address saved')).toBeNull();
});

it('a removal is taken back inside what is open, by a press that keeps the focus there', () => {
  const { happen } = renderShop(
    <>
      <Toasts />
      <Modal name="location" title="Delivery or pickup">
        A list
      </Modal>
    </>,
    { actions: [cartRestored([lineOf(5)]), modalOpened('location')] },
  );
  happen(lineRemoved({ key: lineKey(lineOf(5)) }));
  wait(100);
  const undo = inDialog().getByRole('button', { name: 'Undo' });
  expect(screen.getAllByRole('button', { name: 'Undo', hidden: true })).toEqual([undo]);
  act(() => {
    undo.click();
  });
  expect(inDialog().queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('dialog')).toContainElement(
    // The body is none, and fails this.
    document.querySelector<HTMLElement>('dialog :focus'),
  );
});
