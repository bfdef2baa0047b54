import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { CodeBoxes } from '../../../src/ui/forms/code-boxes';
import { renderShop } from '../../support/render-shop';

interface BoxesOptions {
  readonly isBusy?: boolean;
}

const open = ({ isBusy = false }: BoxesOptions = {}) => {
  const codes: string[] = [];
  const Boxes = () => {
    const [round, setRound] = useState(0);
    return (
      <>
        <CodeBoxes
          label="Code"
          round={String(round)}
          describedBy="line"
          isWrong={false}
          isBusy={isBusy}
          onComplete={(code) => codes.push(code)}
        />
        <button
          type="button"
          onClick={() => {
            setRound(round + 1);
          }}
        >
          another
        </button>
      </>
    );
  };
  return { ...renderShop(<Boxes />), codes };
};

const boxes = () =>
  [1, 2, 3, 4].map((number) => screen.getByRole('textbox', { name: `Digit ${String(number)}` }));
const box = (number: number): HTMLElement => {
  const found = boxes()[number - 1];
  if (!found) throw new Error('There is no such box');
  return found;
};
const current = (): string =>
  boxes()
    .map((element) => (element instanceof HTMLInputElement ? element.value || '_' : ''))
    .join('');

it('are four, and the first waits for the keyboard and for the code that a phone has received', () => {
  open();
  expect(screen.getByRole('group', { name: 'Code' })).toBeInTheDocument();
  expect(box(1)).toHaveFocus();
  expect(boxes().map((element) => element.getAttribute('autocomplete'))).toEqual([
    'one-time-code',
    'off',
    'off',
    'off',
  ]);
  expect(boxes().map((element) => element.getAttribute('inputmode'))).toEqual(
    Array(4).fill('numeric'),
  );
});

it('lead on with each digit, and tell the code once all four are there', async () => {
  const { user, codes } = open();
  await user.keyboard('042');
  expect(current()).toBe('042_');
  expect(box(4)).toHaveFocus();
  expect(codes).toEqual([]);
  await user.keyboard('7');
  expect(codes).toEqual(['0427']);
});

it('share out a code that a keyboard puts into the first box, and tell it once', () => {
  const { codes } = open();
  fireEvent.change(box(1), { target: { value: '0427' } });
  expect(current()).toBe('0427');
  expect(codes).toEqual(['0427']);
});

it('share out a code that is pasted, into whichever box and however it is written', async () => {
  const { user, codes } = open();
  await user.click(box(3));
  await user.paste('Code: 04 27');
  expect(current()).toBe('0427');
  expect(codes).toEqual(['0427']);
});

it('take only digits', async () => {
  const { user } = open();
  await user.keyboard('a-1b');
  expect(current()).toBe('1___');
  expect(box(2)).toHaveFocus();
});

it('go back with the key that deletes, first emptying a box that holds something', async () => {
  const { user } = open();
  await user.keyboard('12{Backspace}');
  expect(current()).toBe('12__');
  expect(box(2)).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(current()).toBe('1___');
  expect(box(2)).toHaveFocus();
  await user.keyboard('{Backspace}{Backspace}');
  expect(current()).toBe('____');
  expect(box(1)).toHaveFocus();
});

it('go back with the deletion of a keyboard that names no key', async () => {
  const { user } = open();
  await user.keyboard('04');
  const unnamed = { key: 'Unidentified', keyCode: 229 };
  fireEvent.keyDown(box(3), unnamed);
  expect(box(3)).toHaveFocus();
  const deletion = () =>
    fireEvent(
      document.activeElement ?? document.body,
      new InputEvent('beforeinput', {
        inputType: 'deleteContentBackward',
        bubbles: true,
        cancelable: true,
      }),
    );
  deletion();
  expect(current()).toBe('04__');
  expect(box(2)).toHaveFocus();
  deletion();
  expect(current()).toBe('0___');
  expect(box(2)).toHaveFocus();
});

it.each(['a', '-', ' '])('stay where they are when “%s” is typed', async (sign) => {
  const { user } = open();
  await user.keyboard('04');
  await user.click(box(1));
  await user.keyboard(sign);
  expect(current()).toBe('04__');
  expect(box(1)).toHaveFocus();
});

it('let a digit be typed over, also by itself', async () => {
  const { user } = open();
  await user.keyboard('12{ArrowLeft}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await user.keyboard('1');
  expect(box(2)).toHaveFocus();
  await user.keyboard('9');
  expect(current()).toBe('19__');
  expect(box(3)).toHaveFocus();
});

it('mean the new digit where a keyboard adds it to the one that is there', () => {
  open();
  fireEvent.change(box(1), { target: { value: '5' } });
  fireEvent.change(box(1), { target: { value: '56' } });
  expect(current()).toBe('6___');
});

it('are moved between by arrows, to the first and to the last', async () => {
  const { user } = open();
  await user.keyboard('{End}');
  expect(box(4)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(box(3)).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(box(2)).toHaveFocus();
});

it('are emptied for another code, with the cursor in the first', async () => {
  const { user } = open();
  await user.keyboard('0427');
  await user.click(screen.getByRole('button', { name: 'another' }));
  expect(current()).toBe('____');
  expect(box(1)).toHaveFocus();
});

it('hold what they hold while a code is looked at', async () => {
  const { user, codes } = open({ isBusy: true });
  await user.keyboard('1{Backspace}');
  await user.paste('0427');
  expect(current()).toBe('____');
  expect(codes).toEqual([]);
});
