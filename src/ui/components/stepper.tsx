import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { use } from 'react';
import { useText } from '../text/use-text';
import { MAX_LINE_QUANTITY } from '../../domain/cart/cart-line';
import type { Intent } from '../../application/intents/intent';
import { AnswersPresses } from '../app/hydration-effect';
import { CAN_HOVER } from '../theme/media';
import { Icon } from './icon';
import { IntentButton } from './intent-button';
import { resting } from './resting';

interface StepperProps {
  /** What is counted; part of the buttons' names. */
  readonly name: string;
  readonly quantity: number;
  readonly min?: number;
  readonly max?: number;
  /** Takes the whole width of its place. */
  readonly isWide?: boolean;
  /** What the buttons mean where scripts do not answer them yet; without it they rest until then. */
  readonly presses?: { readonly less: Intent; readonly more: Intent };
  readonly onChange: (quantity: number) => void;
}

const frame = css`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  border-radius: var(--radius-control);
  background: var(--surface-muted);
`;

const wideFrame = css`
  ${frame};
  width: 100%;
`;

const press = css`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--text);
  &[aria-disabled] {
    cursor: default;
    color: var(--line-strong);
  }
  ${CAN_HOVER} {
    &:hover:not([aria-disabled]) {
      background: var(--surface-strong);
    }
  }
`;

const count = css`
  min-width: 2ch;
  text-align: center;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  /* What was pressed before the page came alive. */
  &[data-n] {
    font-size: 0;
  }
  &[data-n]::after {
    content: attr(data-n);
    font-size: var(--size-15);
  }
`;

interface StepButtonProps {
  readonly label: string;
  readonly press: Intent | undefined;
  readonly isResting: boolean;
  /** By how much it changes the count. */
  readonly step: 1 | -1;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const PageButton = ({ label, isResting, step, onPress, children }: StepButtonProps) => {
  const isAnswered = use(AnswersPresses);
  return (
    <button
      type="button"
      css={press}
      aria-label={label}
      // Before the page answers, its first script counts by it.
      data-step={isResting ? undefined : step}
      {...resting(isResting, () => {
        if (isAnswered()) onPress();
      })}
    >
      {children}
    </button>
  );
};

const StepButton = (props: StepButtonProps) => {
  const { label, press: meaning, isResting, onPress, children } = props;
  return meaning ? (
    <IntentButton
      css={press}
      aria-label={label}
      press={meaning}
      isResting={isResting}
      onPress={onPress}
    >
      {children}
    </IntentButton>
  ) : (
    <PageButton {...props} />
  );
};

/** Minus, how many, plus. At `min` the minus rests, at `max` the plus; a cart line goes down to zero, which removes it. */
export const Stepper = ({
  name,
  quantity,
  min = 0,
  max = MAX_LINE_QUANTITY,
  isWide = false,
  presses,
  onChange,
}: StepperProps) => {
  const t = useText();
  return (
    <div css={isWide ? wideFrame : frame} role="group" aria-label={name}>
      <StepButton
        label={t('quantity.decrease', { name })}
        press={presses?.less}
        isResting={quantity <= min}
        step={-1}
        onPress={() => {
          onChange(quantity - 1);
        }}
      >
        <Icon name="minus" />
      </StepButton>
      <span css={count} data-one="">
        {quantity}
      </span>
      <StepButton
        label={t('quantity.increase', { name })}
        press={presses?.more}
        isResting={quantity >= max}
        step={1}
        onPress={() => {
          onChange(quantity + 1);
        }}
      >
        <Icon name="plus" />
      </StepButton>
    </div>
  );
};
