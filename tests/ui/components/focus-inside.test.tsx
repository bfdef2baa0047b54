import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from '../../../src/ui/components/modal';
import { renderShop } from '../../support/render-shop';

beforeAll(() => {
  // The imitation of a browser draws nothing: what is hidden has no place here either.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
    this: HTMLElement,
  ) {
    // As much of a list of rectangles as is asked for.
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});

afterAll(() => {
  jest.restoreAllMocks();
});

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      {isOpen && (
        <Modal
          name="delivery"
          title="Delivery address"
          isClosable={false}
          footer={<button type="submit">Save</button>}
        >
          <div data-testid="scrolled" tabIndex={-1}>
            <input aria-label="Hidden" hidden />
            <input aria-label="Street" />
            <input aria-label="House" />
          </div>
        </Modal>
      )}
    </>
  );
};

const open = async () => {
  const { user } = renderShop(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};

const save = () => screen.getByRole('button', { name: 'Save' });
const street = () => screen.getByRole('textbox', { name: 'Street' });
const house = () => screen.getByRole('textbox', { name: 'House' });

it.each([
  ['on the first control that is seen', street],
  ['on what can be scrolled', () => screen.getByTestId('scrolled')],
])('the Tab key leads from one end to the other when the focus is %s', async (_, from) => {
  const user = await open();
  from().focus();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(save()).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(street()).toHaveFocus();
});

it('between the ends the browser goes its own way', async () => {
  const user = await open();
  street().focus();
  await user.keyboard('{Tab}');
  expect(house()).toHaveFocus();
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(street()).toHaveFocus();
});
