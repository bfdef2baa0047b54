type Repeat = () => void;
type TextControl = HTMLInputElement | HTMLTextAreaElement;

const dispatch = (control: HTMLElement, type: 'input' | 'change'): void => {
  control.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * React ignores an input event unless the value differs from the one set last on the control itself, so
 * another one is set there and the real one by the prototype, which React does not see.
 */
const retype = (control: TextControl, value: string): void => {
  control.value = value === '' ? ' ' : '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  dispatch(control, 'input');
};

const changedText = (control: TextControl): Repeat | null => {
  const { value, selectionStart, selectionEnd } = control;
  if (value === control.defaultValue) return null;
  return () => {
    retype(control, value);
    const hasFocus = control.ownerDocument.activeElement === control;
    // A mask that changed the value has also placed the caret.
    if (hasFocus && selectionStart !== null && control.value === value)
      control.setSelectionRange(selectionStart, selectionEnd);
  };
};

const changedTick = (control: HTMLInputElement): Repeat | null => {
  const { checked } = control;
  // A radio that lost its tick to another is no change of its own.
  if (checked === control.defaultChecked || (control.type === 'radio' && !checked)) return null;
  return () => {
    control.checked = !checked;
    control.click();
  };
};

const changedSelect = (control: HTMLSelectElement): Repeat | null => {
  const { value, selectedIndex } = control;
  const written = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(0, written)) return null;
  return () => {
    control.value = value;
    dispatch(control, 'change');
  };
};

const changeOf = (control: Element): Repeat | null => {
  if (control instanceof HTMLSelectElement) return changedSelect(control);
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
    return changedTick(control);
  return changedText(control as TextControl);
};

/**
 * Returns what was typed, ticked and chosen before hydration, or restored by the browser after a reload: for each control
 * that is not as the server wrote it, what repeats the change for the component that listens now. To be
 * called before anything renders, which would overwrite the controls.
 */
export const changedControls = (root: ParentNode): readonly Repeat[] =>
  [...root.querySelectorAll('input:not([type=hidden]), textarea, select')].flatMap(
    (control) => changeOf(control) ?? [],
  );
