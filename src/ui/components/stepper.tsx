import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { MAX_LINE_QUANTITY } from '../../domain/cart/cart-line';
import type { Intent } from '../../application/intents/intent';
import { css, cx, keyframes } from '../theme/emotion';
import { CAN_HOVER, WITHOUT_SCRIPTS } from '../theme/media';
import { Icon } from './icon';
import { IntentButton } from './intent-button';
import { resting } from './resting';
import { boldDigits, centred } from '../theme/shared-styles';

interface StepperProps {
  /** What is counted; part of the buttons' names. */
  readonly name: string;
  /** Names of the buttons where the same is counted elsewhere on the page as well. */
  readonly names?: { readonly less: string; readonly more: string } | undefined;
  readonly quantity: number;
  readonly min?: number;
  readonly max?: number;
  /** On the picture of a dish, in the place of the button that added it; opens out of it after a click. */
  readonly onPicture?: 'there' | 'opening';
  /** What the buttons mean on a page that has not hydrated; without it they change a field until then. */
  readonly intents?: { readonly less: Intent; readonly more: Intent };
  /** The field of a form, which is typed into where no scripts run. */
  readonly field?: { readonly form: string; readonly name: string };
  readonly onChange: (quantity: number) => void;
}

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface-muted)',
});

/* As wide as three touch targets: it opens out of the last one. */
const pictureFrame = css(frame, {
  borderRadius: 'var(--radius-pill)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  boxShadow: 'var(--shadow)',
  button: { borderRadius: 'var(--radius-pill)', color: 'inherit' },
  [CAN_HOVER]: { 'button:hover:not([aria-disabled])': { background: 'var(--accent-strong)' } },
});

const open = keyframes`
  from { clip-path: inset(0 0 0 calc(100% - var(--touch)) round var(--touch)); }
`;

const openingFrame = css(pictureFrame, {
  animation: `${open} 160ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const FRAMES = { there: pictureFrame, opening: openingFrame };

const fieldFrame = css({
  [WITHOUT_SCRIPTS]: {
    '> :not(input)': { display: 'none' },
    '> input': {
      display: 'block',
      minWidth: 72,
      height: 'var(--touch)',
      padding: '0 12px',
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--radius-control)',
      background: 'var(--surface)',
      color: 'var(--text)',
      font: 'inherit',
    },
  },
});

const stepButton = css(centred, {
  width: 'var(--touch)',
  height: 'var(--touch)',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'var(--text)',
  '&[aria-disabled]': { cursor: 'default', color: 'var(--line-strong)' },
  [CAN_HOVER]: { '&:hover:not([aria-disabled])': { background: 'var(--surface-strong)' } },
});

const count = css(boldDigits, {
  minWidth: '2ch',
  textAlign: 'center',
  // Of clicks before hydration.
  '&[data-pending]': { fontSize: 0 },
  '&[data-pending]::after': { content: 'attr(data-pending)', fontSize: 'var(--size-15)' },
});

interface StepButtonProps {
  readonly label: string;
  readonly intent: Intent | undefined;
  readonly isResting: boolean;
  /** By how much it changes the count; the head script changes the field by it before hydration. */
  readonly step: 1 | -1;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const StepButton = ({ label, intent, step, children, ...behaviour }: StepButtonProps) =>
  intent ? (
    <IntentButton className={stepButton} aria-label={label} intent={intent} {...behaviour}>
      {children}
    </IntentButton>
  ) : (
    <button
      type="button"
      className={stepButton}
      aria-label={label}
      data-step={step}
      {...resting(behaviour.isResting, behaviour.onClick)}
    >
      {children}
    </button>
  );

/** Minus, how many, plus. At `min` the minus rests, at `max` the plus; a cart line goes down to zero, which removes it. */
export const Stepper = ({
  name,
  names,
  quantity,
  min = 0,
  max = MAX_LINE_QUANTITY,
  onPicture,
  intents,
  field,
  onChange,
}: StepperProps) => {
  const t = useText();
  return (
    <div
      className={cx(onPicture ? FRAMES[onPicture] : frame, field && fieldFrame)}
      role="group"
      aria-label={name}
    >
      <StepButton
        label={names?.less ?? t('quantity.decrease', { name })}
        intent={intents?.less}
        isResting={quantity <= min}
        step={-1}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name={intents && min === 0 && quantity === 1 ? 'trash' : 'minus'} />
      </StepButton>
      {!intents && (
        <input
          {...field}
          type="number"
          hidden
          required
          // A browser that restored it would undo what another window has changed since.
          autoComplete="off"
          aria-label={name}
          min={min}
          max={max}
          value={quantity}
          onChange={(event) => {
            onChange(Number(event.target.value));
          }}
        />
      )}
      <span className={count} data-count="" aria-live="polite">
        {quantity}
      </span>
      <StepButton
        label={names?.more ?? t('quantity.increase', { name })}
        intent={intents?.more}
        isResting={quantity >= max}
        step={1}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </StepButton>
    </div>
  );
};
