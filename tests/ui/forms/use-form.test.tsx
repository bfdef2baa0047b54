import { act, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { FieldErrors } from '../../../src/ui/forms/field-errors';
import { TextField } from '../../../src/ui/forms/text-field';
import type { Form } from '../../../src/ui/forms/use-form';
import { useForm } from '../../../src/ui/forms/use-form';

interface Visitor {
  readonly name: string;
  readonly town: string;
}

const check = ({ name, town }: Visitor): FieldErrors<Visitor> => ({
  ...(name.trim() === '' ? { name: 'Say your name' } : {}),
  ...(town.length > 5 ? { town: 'At most 5 characters' } : {}),
});

interface VisitorFormProps {
  readonly initial?: Visitor;
  readonly answered?: FieldErrors<Visitor>;
  readonly isBusy?: boolean;
  readonly isWaiting?: () => boolean;
  readonly onSubmit: (visitor: Visitor) => void;
  readonly seize?: (form: Form<Visitor>) => void;
}

const VisitorForm = ({ initial = { name: '', town: '' }, seize, ...rest }: VisitorFormProps) => {
  const form = useForm<Visitor>({ initial, check, ...rest });
  seize?.(form);
  return (
    <form aria-label="Visitor" {...form.element}>
      <TextField label="Town" {...form.textField('town')} />
      <TextField label="Name" hint="As friends call you" {...form.textField('name')} />
      <button type="submit">Send</button>
    </form>
  );
};

const open = (
  props: Partial<VisitorFormProps> = {},
): {
  user: UserEvent;
  sent: jest.Mock<undefined, [Visitor]>;
  form: () => Form<Visitor>;
  change: (more: Partial<VisitorFormProps>) => void;
} => {
  const sent = jest.fn<undefined, [Visitor]>();
  let seized: Form<Visitor> | undefined;
  const tree = (more: Partial<VisitorFormProps> = {}) => (
    <VisitorForm
      onSubmit={sent}
      seize={(form) => {
        seized = form;
      }}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(tree());
  return {
    user: userEvent.setup(),
    sent,
    form: () => {
      if (!seized) throw new Error('The form was not drawn');
      return seized;
    },
    change: (more) => {
      rerender(tree(more));
    },
  };
};

const name = () => screen.getByRole('textbox', { name: 'Name' });
const town = () => screen.getByRole('textbox', { name: 'Town' });
const send = () => screen.getByRole('button', { name: 'Send' });

it('sends what was typed', async () => {
  const { user, sent } = open();
  await user.type(name(), 'Мила');
  await user.type(town(), 'Русе{Enter}');
  expect(sent.mock.calls).toEqual([[{ name: 'Мила', town: 'Русе' }]]);
});

it('leads to the first wrong field of the page and says what is wrong below each', async () => {
  const { user, sent } = open({ initial: { name: '', town: 'Plovdiv' } });
  await user.click(send());
  expect(sent).not.toHaveBeenCalled();
  expect(town()).toHaveFocus();
  expect(town()).toBeInvalid();
  expect(town()).toHaveAccessibleDescription('At most 5 characters');
  expect(name()).toHaveAccessibleDescription('Say your name');
});

it('leads there again whenever the form is sent', async () => {
  const { user } = open();
  await user.click(send());
  expect(name()).toHaveFocus();
  await user.click(send());
  expect(name()).toHaveFocus();
});

it('says that something is right again as soon as it is', async () => {
  const { user, sent } = open();
  await user.click(send());
  await user.type(name(), 'M');
  expect(name()).toBeValid();
  expect(name()).toHaveAccessibleDescription('As friends call you');
  await user.click(send());
  expect(sent).toHaveBeenCalledTimes(1);
});

describe('before the form is sent', () => {
  it('nothing is wrong with a field that is only passed through', async () => {
    const { user } = open();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(send()).toHaveFocus();
    expect(name()).toBeValid();
  });

  it('something is wrong with what was typed once the customer has left it', async () => {
    const { user } = open();
    await user.type(town(), 'Plovdiv');
    expect(town()).toBeValid();
    await user.tab();
    expect(town()).toBeInvalid();
  });
});

describe('what the server says', () => {
  const REFUSED = { name: 'This name is taken', town: 'No such town' };

  it('stands below its fields, leads to the first and goes when the field is changed', async () => {
    const { user, change } = open({ initial: { name: 'Mila', town: 'Ruse' } });
    await user.click(send());
    change({ answered: REFUSED });
    expect(town()).toHaveFocus();
    expect(town()).toHaveAccessibleDescription('No such town');
    await user.type(town(), 'e');
    expect(town()).toBeValid();
    expect(name()).toHaveAccessibleDescription('This name is taken');
    await user.type(town(), '{Backspace}');
    expect(town()).toHaveAccessibleDescription('No such town');
  });

  it('does not keep the form from being sent again, for the server may think better of it', async () => {
    const { user, sent, change } = open({ initial: { name: 'Mila', town: 'Ruse' } });
    await user.click(send());
    change({ answered: REFUSED });
    await user.click(send());
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

describe('two presses', () => {
  it('send the form once', async () => {
    const { sent } = open({ initial: { name: 'Mila', town: '' } });
    await act(async () => {
      send().click();
      send().click();
      await Promise.resolve();
    });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('send nothing while the first is on its way, and the form again after that', async () => {
    const { user, sent, change } = open({ initial: { name: 'Mila', town: '' }, isBusy: true });
    await user.click(send());
    await user.type(name(), '{Enter}');
    expect(sent).not.toHaveBeenCalled();
    change({ isBusy: false });
    await user.click(send());
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

it('that was sent while something is on its way that the check needs waits for it', async () => {
  const { user, sent, form, change } = open({
    initial: { name: 'Mila', town: '' },
    isWaiting: () => true,
  });
  await user.click(send());
  expect(sent).not.toHaveBeenCalled();
  expect(form().isHeld).toBe(true);
  change({ isWaiting: () => false });
  await screen.findByRole('form');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(form().isHeld).toBe(false);
});

it('takes several changes in one go, each on top of the one before', () => {
  const { form } = open();
  act(() => {
    form().set({ name: 'Mila', town: 'Ruse' });
    form().set({ town: 'Varna' });
  });
  expect(form().values).toEqual({ name: 'Mila', town: 'Varna' });
});
