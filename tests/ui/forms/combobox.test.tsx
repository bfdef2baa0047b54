import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ComboboxOption } from '../../../src/ui/forms/combobox';
import { Combobox } from '../../../src/ui/forms/combobox';
import { renderShop } from '../../support/render-shop';

const option = (id: string, title: string, detail = ''): ComboboxOption => ({ id, title, detail });
const STREETS = [
  option('1', 'Vitosha Blvd', 'Centre'),
  option('2', 'Витоша'),
  option('3', 'Vitoshka Lane'),
];

interface Surroundings {
  readonly options?: readonly ComboboxOption[];
  readonly isSearching?: boolean;
  readonly error?: string;
  readonly isUrgent?: boolean;
}

const open = ({ options = STREETS, isSearching = false, ...more }: Surroundings = {}) => {
  const sent = jest.fn();
  const chosen = jest.fn<undefined, [ComboboxOption]>();
  const heard = jest.fn();
  let answer: (options: readonly ComboboxOption[]) => void;
  const Street = () => {
    const [text, setText] = useState('');
    const [suggestions, setSuggestions] = useState(options);
    answer = setSuggestions;
    return (
      // What the field does not take for itself goes on to whatever it stands in.
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
        onKeyDown={({ key }) => heard(key)}
      >
        <Combobox
          label="Street"
          name="street"
          value={text}
          options={text === '' ? [] : suggestions}
          isSearching={isSearching}
          line={`${String(suggestions.length)} found`}
          onType={setText}
          onChoose={(street) => {
            chosen(street);
            setText(street.title);
          }}
          {...more}
        />
        <button type="submit">Send</button>
      </form>
    );
  };
  return {
    ...renderShop(<Street />),
    sent,
    chosen,
    heard,
    /** Another answer of the search arrives. */
    suggest: (found: readonly ComboboxOption[]) => act(() => answer(found)),
  };
};

const input = () => screen.getByRole('combobox', { name: 'Street' });
const list = () => screen.queryByRole('listbox', { name: 'Street' });
const titles = () =>
  within(list() as HTMLElement)
    .getAllByRole('option')
    .map((o) => o.textContent);
/** What a screen reader says to be meant. */
const meant = (): string | null => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null || id === ''
    ? null
    : (document.getElementById(id)?.textContent ?? 'nothing of that id');
};
const selected = () =>
  within(list() as HTMLElement)
    .queryAllByRole('option', { selected: true })
    .map((o) => o.textContent);

it('is a text that has a list once something is typed', async () => {
  const { user } = open();
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await user.type(input(), 'vi');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(input()).toHaveAttribute('aria-controls', list()?.id);
  expect(titles()).toEqual(['Vitosha BlvdCentre', 'Витоша', 'Vitoshka Lane']);
  expect(meant()).toBeNull();
  expect(screen.getByText('3 found')).toHaveRole('status');
});

it('is led through by arrows, round and round, and by Home and End', async () => {
  const { user } = open();
  await user.type(input(), 'vi');
  const lead = async (key: string, name: string) => {
    await user.keyboard(key);
    expect(meant()).toBe(name);
    expect(selected()).toEqual([name]);
    expect(input()).toHaveFocus();
  };
  await lead('{ArrowDown}', 'Vitosha BlvdCentre');
  await lead('{ArrowDown}', 'Витоша');
  await lead('{End}', 'Vitoshka Lane');
  await lead('{ArrowDown}', 'Vitosha BlvdCentre');
  await lead('{ArrowUp}', 'Vitoshka Lane');
  await lead('{Home}', 'Vitosha BlvdCentre');
});

it('says which suggestion is meant and how many there are', async () => {
  const { user } = open();
  await user.type(input(), 'vi{ArrowDown}');
  expect(screen.getByText('Vitosha Blvd, Centre, 1 of 3')).toHaveRole('status');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Витоша, 2 of 3')).toHaveRole('status');
});

it('leaves Home and End to the text while no suggestion is meant', async () => {
  const { user } = open();
  await user.type(input(), 'vi{Home}x');
  expect(input()).toHaveValue('xvi');
});

it('gives the text back to the keys that move in it', async () => {
  const { user } = open();
  await user.type(input(), 'vi{ArrowDown}{ArrowLeft}');
  expect(meant()).toBeNull();
});

it('chooses by Enter and does not send the form', async () => {
  const { user, sent, chosen } = open();
  await user.type(input(), 'vi{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([[STREETS[1]]]);
  expect(input()).toHaveValue('Витоша');
  expect(list()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('says by a first Enter what a second one chooses', async () => {
  const { user, sent, chosen } = open();
  await user.type(input(), 'vi{Enter}');
  expect(meant()).toBe('Vitosha BlvdCentre');
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith(STREETS[0]);
  expect(sent).not.toHaveBeenCalled();
});

it('chooses also by keys that come faster than the page is rendered', async () => {
  const { user, chosen } = open();
  await user.type(input(), 'vi');
  act(() => {
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'Enter' });
  });
  expect(chosen.mock.calls).toEqual([[STREETS[0]]]);
});

it('keeps a highlighted suggestion that a new answer has elsewhere', async () => {
  const { user, suggest } = open();
  await user.type(input(), 'vi{ArrowDown}');
  suggest(STREETS.toReversed());
  expect(meant()).toBe('Vitosha BlvdCentre');
  suggest(STREETS.slice(1));
  expect(meant()).toBeNull();
});

it('does not send the form by Enter while it is looking', async () => {
  const { user, sent } = open({ options: [], isSearching: true });
  await user.type(input(), 'vi{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

it('chooses by a press, and the focus stays', async () => {
  const { user, chosen } = open();
  await user.type(input(), 'vi');
  await user.click(screen.getByRole('option', { name: 'Vitoshka Lane' }));
  expect(chosen).toHaveBeenCalledWith(STREETS[2]);
  expect(input()).toHaveFocus();
  expect(list()).toBeNull();
});

it('closes the list by Escape first, and only then is Escape for what is around', async () => {
  const { user, heard } = open();
  await user.type(input(), 'v');
  heard.mockClear();
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(input()).toHaveValue('v');
  expect(heard).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledWith('Escape');
});

it('opens the list again by an arrow', async () => {
  const { user } = open();
  await user.type(input(), 'vi{Escape}{ArrowDown}');
  expect(meant()).toBe('Vitosha BlvdCentre');
});

it('is left by Tab without choosing', async () => {
  const { user, chosen } = open();
  await user.type(input(), 'vi{ArrowDown}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(list()).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});

it('means nothing any more as soon as more is typed', async () => {
  const { user } = open();
  await user.type(input(), 'vi{ArrowDown}t');
  expect(meant()).toBeNull();
  expect(titles()).toHaveLength(3);
});

it('says that better suggestions are on their way', async () => {
  const { user } = open({ isSearching: true });
  await user.type(input(), 'vi');
  expect(list()).toHaveAttribute('aria-busy', 'true');
});

it('tells how many there are also where the place below is taken by what is wrong', async () => {
  const { user } = open({ error: 'Choose one' });
  await user.type(input(), 'vi');
  expect(screen.getByText('3 found')).toHaveRole('status');
  expect(input()).toHaveAccessibleDescription('Choose one');
});

it('says aloud what became wrong without a press', () => {
  open({ error: 'Too far away', isUrgent: true });
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Too far away');
  expect(screen.getByRole('alert')).toHaveTextContent('Too far away');
});
