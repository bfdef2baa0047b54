import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CodeEntry } from '../../domain/code/code-entry';
import { EMPTY_CODE, codeTextOf, eraseInCode, putIntoCode } from '../../domain/code/code-entry';
import type { SignInCode } from '../../domain/code/sign-in-code';
import { validateCode } from '../../domain/code/sign-in-code';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { fieldControl } from './control-styles';
import { boldDigits } from '../theme/shared-styles';

interface CodeBoxesProps {
  readonly label: string;
  /** Changes when the boxes are to be emptied for another code. */
  readonly round: string;
  /** Id of what there is to say about the code. */
  readonly describedBy: string;
  readonly isWrong: boolean;
  /** While a code is being looked at, the boxes hold it. */
  readonly isBusy: boolean;
  /** Gets a code as soon as all its digits are there. */
  readonly onComplete: (code: SignInCode) => void;
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(44px, 64px))',
  justifyContent: 'center',
  gap: 12,
});

const box = css(fieldControl, boldDigits, {
  minHeight: 64,
  padding: 0,
  fontSize: 'var(--size-24)',
  textAlign: 'center',
});

/** A keyboard that adds to the digit of a full box means the new one. */
const typedInto = (current: string, text: string): string =>
  current !== '' && text.length === 2 ? text.replace(current, '') : text;

const STEPS: Readonly<Record<string, (box: number) => number>> = {
  ArrowLeft: (box) => box - 1,
  ArrowRight: (box) => box + 1,
  Home: () => 0,
  End: () => EMPTY_CODE.boxes.length - 1,
};

/** The boxes and what is in them; empty, with the cursor in the first, in every new round. */
const useEntry = (round: string) => {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [entry, setEntry] = useState<CodeEntry>(EMPTY_CODE);
  const [shownRound, setShownRound] = useState(round);
  if (shownRound !== round) {
    setShownRound(round);
    setEntry(EMPTY_CODE);
  }
  const focus = (index: number) => inputs.current[index]?.focus();
  useEffect(() => {
    // Behind the dialog's own choice, which is its first button.
    inputs.current[0]?.focus();
  }, [round]);
  return { entry, setEntry, inputs, focus };
};

/**
 * Four boxes for the digits of a code. Each takes whatever a keyboard or a paste puts into it, also
 * the whole code at once. Rules 18.3.
 */
export const CodeBoxes = ({
  label,
  round,
  describedBy,
  isWrong,
  isBusy,
  onComplete,
}: CodeBoxesProps) => {
  const t = useText();
  const { entry, setEntry, inputs, focus } = useEntry(round);

  const group = useRef<HTMLDivElement>(null);

  const change = (next: CodeEntry): void => {
    // What brings no digit changes nothing, and leaves the cursor where it is.
    if (isBusy || next === entry) return;
    setEntry(next);
    focus(next.cursor);
    const code = validateCode(codeTextOf(next));
    if (code.ok) onComplete(code.value);
  };
  const erase = useEffectEvent((event: InputEvent): void => {
    const index = inputs.current.findIndex((input) => input === event.target);
    if (event.inputType !== 'deleteContentBackward' || index < 0) return;
    event.preventDefault();
    change(eraseInCode(entry, index));
  });
  useEffect(() => {
    const { current } = group;
    // Keyboards of phones name no key, and an empty box does not change. React's own event is another.
    current?.addEventListener('beforeinput', erase);
    return () => current?.removeEventListener('beforeinput', erase);
  }, []);
  const handleKey = (event: KeyboardEvent, index: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace') {
      event.preventDefault();
      change(eraseInCode(entry, index));
      return;
    }
    if (event.key !== '' && event.key === entry.boxes[index]) {
      // The same digit over itself is no change that a field would tell of.
      event.preventDefault();
      change(putIntoCode(entry, index, event.key));
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    focus(step(index));
  };
  const paste = (event: ClipboardEvent, index: number): void => {
    event.preventDefault();
    change(putIntoCode(entry, index, event.clipboardData.getData('text')));
  };
  return (
    <div ref={group} className={row} role="group" aria-label={label} aria-describedby={describedBy}>
      {entry.boxes.map((digit, index) => (
        <input
          // The boxes have no other identity than their place.
          key={index}
          ref={(element) => {
            inputs.current[index] = element;
          }}
          className={box}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          enterKeyHint="done"
          aria-label={t('signIn.digit', { number: index + 1 })}
          aria-invalid={isWrong}
          value={digit}
          readOnly={isBusy}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => handleKey(event, index)}
          onPaste={(event) => paste(event, index)}
          onChange={({ target }) => {
            change(putIntoCode(entry, index, typedInto(digit, target.value)));
          }}
        />
      ))}
    </div>
  );
};
