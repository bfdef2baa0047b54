/** A control that is not as the server wrote it, and how it was left. */
interface EarlyChange {
  /** Does it once more, for those who listen now. */
  readonly repeat: () => void;
}

/** Sets a property as a browser does, behind the back of whoever watches this one control. */
const setBehind = <C extends HTMLElement>(
  control: C,
  name: keyof C & string,
  to: unknown,
): void => {
  const prototype: object = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(control, to);
};

const tell = (control: HTMLElement, type: 'input' | 'change'): void => {
  control.dispatchEvent(new Event(type, { bubbles: true }));
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** React hears of a text only where it differs from the one that it has last seen there. */
const changeOfText = (control: TextControl): EarlyChange | null => {
  const { value, selectionStart, selectionEnd } = control;
  if (value === control.defaultValue) return null;
  return {
    repeat: () => {
      control.value = value === '' ? ' ' : '';
      setBehind<TextControl>(control, 'value', value);
      tell(control, 'input');
      // Whoever is still typing goes on where they were; a mask has seen to that itself.
      const isBeingTyped = control.ownerDocument.activeElement === control;
      if (isBeingTyped && selectionStart !== null && control.value === value)
        control.setSelectionRange(selectionStart, selectionEnd);
    },
  };
};

const repeatTick = (control: HTMLInputElement, isTicked: boolean): void => {
  control.checked = !isTicked;
  control.click();
};

const repeatChoice = (control: HTMLSelectElement, value: string): void => {
  control.value = value;
  tell(control, 'change');
};

const changeOfInput = (control: HTMLInputElement): EarlyChange | null => {
  const { type, checked } = control;
  if (type === 'hidden') return null;
  if (type === 'checkbox' || type === 'radio') {
    // What another choice took away is not a choice.
    const isChanged = checked !== control.defaultChecked && (type === 'checkbox' || checked);
    return isChanged
      ? {
          repeat: () => {
            repeatTick(control, checked);
          },
        }
      : null;
  }
  return changeOfText(control);
};

const changeOfSelect = (control: HTMLSelectElement): EarlyChange | null => {
  const options = [...control.options];
  const written = Math.max(
    0,
    options.findIndex(({ defaultSelected }) => defaultSelected),
  );
  const { value } = control;
  return control.selectedIndex === written
    ? null
    : {
        repeat: () => {
          repeatChoice(control, value);
        },
      };
};

const changeOf = (control: Element): EarlyChange | null => {
  if (control instanceof HTMLInputElement) return changeOfInput(control);
  if (control instanceof HTMLSelectElement) return changeOfSelect(control);
  return control instanceof HTMLTextAreaElement ? changeOfText(control) : null;
};

/**
 * Whatever was typed, ticked and chosen before the page came alive, or was brought back by the browser
 * after a reload: each control that is not as the server wrote it. To be asked for before anything is
 * drawn anew, which would write over it.
 */
export const changedControls = (root: ParentNode): readonly EarlyChange[] =>
  [...root.querySelectorAll('input, textarea, select')].flatMap(
    (control) => changeOf(control) ?? [],
  );
