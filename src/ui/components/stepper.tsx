import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { MAX_LINE_QUANTITY } from '../../domain/cart/cart-line';
import { CAN_HOVER } from '../theme/media';
import { Icon } from './icon';
import { resting } from './resting';

interface StepperProps {
  /** What is counted; part of the buttons' names. */
  readonly name: string;
  readonly quantity: number;
  readonly min?: number;
  readonly max?: number;
  /** Takes the whole width of its place. */
  readonly isWide?: boolean;
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
`;

/** Minus, how many, plus. At `min` the minus rests, at `max` the plus; a cart line goes down to zero, which removes it. */
export const Stepper = ({
  name,
  quantity,
  min = 0,
  max = MAX_LINE_QUANTITY,
  isWide = false,
  onChange,
}: StepperProps) => {
  const t = useText();
  return (
    <div css={isWide ? wideFrame : frame} role="group" aria-label={name}>
      <button
        type="button"
        css={press}
        aria-label={t('quantity.decrease', { name })}
        {...resting(quantity <= min, () => {
          onChange(quantity - 1);
        })}
      >
        <Icon name="minus" />
      </button>
      <span css={count}>{quantity}</span>
      <button
        type="button"
        css={press}
        aria-label={t('quantity.increase', { name })}
        {...resting(quantity >= max, () => {
          onChange(quantity + 1);
        })}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
