import { act, screen, within } from '@testing-library/react';
import { modalClosed, modalOpened } from '../../../src/application/modal/modal-slice';
import { noticeGiven } from '../../../src/application/notice/notice-slice';
import { Modal } from '../../../src/ui/components/modal';
import { Notices } from '../../../src/ui/layout/notices';
import { renderShop } from '../../support/render-shop';

const SAVED = noticeGiven({ text: 'modal.delivery.saved', tone: 'done' });

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
      <Notices />
      <Modal name="location" title="Where to">
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
  const { happen } = renderShop(<Notices />, { actions: [modalOpened('location'), SAVED] });
  wait(2000);
  expect(screen.queryByText('Address saved')).toBeNull();
  happen(modalClosed('location'));
  wait(999);
  expect(screen.getByText('Address saved')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Address saved')).toBeNull();
});
