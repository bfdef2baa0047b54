import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { readLocalDate } from '../../../src/domain/time/local-date';
import { BirthdayField } from '../../../src/ui/profile/birthday-field';
import { renderShop } from '../../support/render-shop';

const day = (text: string) => {
  const date = readLocalDate(text);
  if (!date.ok) throw new Error('There is no such day');
  return date.value;
};
const TODAY = day('2026-11-28');

const open = ({ saved = null as string | null } = {}) => {
  const Birthday = () => {
    const [text, setText] = useState('');
    return (
      <BirthdayField
        name="birthday"
        value={text}
        saved={saved === null ? null : day(saved)}
        today={TODAY}
        onType={setText}
        onLeave={() => undefined}
      />
    );
  };
  return renderShop(<Birthday />);
};

const field = () => screen.getByRole('textbox');
/** The button that opens the platform's picker. */
const opener = () => screen.getByRole('button', { name: 'Choose in a calendar' });
/** What the platform's picker works on; hidden from everybody else. */
const picker = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[type=date]');
  if (!found) throw new Error('There is nothing to pick from');
  return found;
};

it('is typed by digits alone', async () => {
  const { user } = open();
  await user.click(field());
  await user.keyboard('25031990');
  expect(field()).toHaveValue('25.03.1990');
});

it('cannot be taken away once there is one', async () => {
  const { user } = open();
  await user.click(field());
  await user.paste('25.03.1990');
  await user.clear(field());
  expect(field()).toHaveValue('');
  await user.tab();
  expect(field()).toHaveValue('25.03.1990');
});

it('is picked by the picker of the platform, which opens eighteen years ago', async () => {
  const { user } = open();
  const shown = jest.fn();
  picker().showPicker = shown;
  await user.click(opener());
  expect(shown).toHaveBeenCalledTimes(1);
  expect(picker()).toHaveValue('2008-11-28');
  fireEvent.change(picker(), { target: { value: '1990-03-25' } });
  expect(field()).toHaveValue('25.03.1990');
});

it('opens the picker again at the day that is chosen, which no clearing takes away', async () => {
  const { user } = open();
  await user.click(field());
  await user.paste('25.03.1990');
  expect(picker()).toHaveValue('1990-03-25');
  fireEvent.change(picker(), { target: { value: '' } });
  expect(field()).toHaveValue('25.03.1990');
});

it('offers no day before 1900 and none that is still to come', () => {
  open();
  expect(picker()).toHaveAttribute('min', '1900-01-01');
  expect(picker()).toHaveAttribute('max', '2026-11-28');
});

it('is only shown once it is saved, and says so', () => {
  open({ saved: '1990-03-25' });
  expect(field()).toHaveValue('25.03.1990');
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveAccessibleDescription('Saved; it can no longer be changed.');
  expect(screen.queryByRole('button')).toBeNull();
});
