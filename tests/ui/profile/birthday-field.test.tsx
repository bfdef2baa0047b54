import { screen, within } from '@testing-library/react';
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

const open = ({ saved = null as string | null, path = '/' } = {}) => {
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
  return renderShop(<Birthday />, { path });
};

const field = () => screen.getByRole('textbox');
const calendar = () => within(screen.getByRole('dialog'));
const pick = () => screen.getByRole('button', { name: /calendar|календаре/ });
/** Day and month are never parted at the end of a line. */
const dayButton = (name: string) =>
  calendar().getByRole('button', { name: name.replace(' ', '\u00A0') });

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

it('opens its calendar eighteen years ago', async () => {
  const { user } = open();
  await user.click(pick());
  expect(screen.getByRole('dialog', { name: 'Birthday' })).toBeInTheDocument();
  expect(calendar().getByRole('grid', { name: 'November 2008' })).toBeInTheDocument();
  expect(dayButton('28 November 2008')).toHaveFocus();
});

it('is reached by lists of months and years, and is picked by a press', async () => {
  const { user } = open();
  await user.click(pick());
  await user.selectOptions(calendar().getByRole('combobox', { name: 'Year' }), '1990');
  await user.selectOptions(calendar().getByRole('combobox', { name: 'Month' }), 'March');
  await user.click(dayButton('25 March 1990'));
  expect(field()).toHaveValue('25.03.1990');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pick()).toHaveFocus();
});

it('opens again at the day that is chosen', async () => {
  const { user } = open();
  await user.click(field());
  await user.paste('25.03.1990');
  await user.click(pick());
  expect(dayButton('25 March 1990')).toHaveFocus();
  expect(dayButton('25 March 1990').closest('td')).toHaveAttribute('aria-selected', 'true');
});

it('is found by keys: days, weeks, ends of a week, months and years', async () => {
  const { user } = open();
  await user.click(pick());
  const steps: readonly (readonly [string, string])[] = [
    ['{ArrowLeft}', '27 November 2008'],
    ['{ArrowDown}', '4 December 2008'],
    ['{ArrowUp}{ArrowRight}', '28 November 2008'],
    ['{Home}', '24 November 2008'],
    ['{End}', '30 November 2008'],
    ['{PageUp}', '30 October 2008'],
    ['{PageDown}', '30 November 2008'],
    ['{Shift>}{PageUp}{/Shift}', '30 November 2007'],
  ];
  for (const [keys, name] of steps) {
    await user.keyboard(keys);
    expect(dayButton(name)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('30.11.2007');
});

it('is left by Escape, with nothing chosen', async () => {
  const { user } = open();
  await user.click(pick());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field()).toHaveValue('');
});

it('offers no day that is still to come', async () => {
  const { user } = open();
  await user.click(pick());
  await user.selectOptions(calendar().getByRole('combobox', { name: 'Year' }), '2026');
  expect(dayButton('29 November 2026')).toBeDisabled();
  expect(dayButton('28 November 2026')).toBeEnabled();
  expect(calendar().getByRole('button', { name: 'Next month' })).toBeDisabled();
  await user.selectOptions(calendar().getByRole('combobox', { name: 'Month' }), 'December');
  expect(calendar().getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
});

it('begins its weeks on Monday, in the words of the page', async () => {
  const { user } = open({ path: '/ru' });
  await user.click(pick());
  expect(
    calendar()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual('Пн Вт Ср Чт Пт Сб Вс'.split(' '));
  expect(calendar().getByRole('grid', { name: 'Ноябрь 2008' })).toBeInTheDocument();
});

it('is only shown once it is saved, and says so', () => {
  open({ saved: '1990-03-25' });
  expect(field()).toHaveValue('25.03.1990');
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveAccessibleDescription('Saved; it can no longer be changed.');
  expect(screen.queryByRole('button')).toBeNull();
});
