import type { ReactNode } from 'react';
import { useRef } from 'react';
import { portionsField } from '../../../application/intents/dish-fields';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { Icon, iconPath } from '../../components/icon';
import { DISH_FORM } from '../../components/intent-form';
import { resting } from '../../components/resting';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { css, cx } from '../../theme/emotion';
import { CAN_HOVER, WITHOUT_SCRIPTS } from '../../theme/media';
import { centred, hyphenated, positioned } from '../../theme/shared-styles';
import type { PortionsProps } from './option-styles';
import { isEitherOr } from './option-styles';

const CHOSEN = { borderColor: 'var(--text)', boxShadow: 'inset 0 0 0 1px var(--text)' } as const;

const tile = css(hyphenated, {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 4,
  height: '100%',
  padding: '10px 6px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  textAlign: 'center',
  fontSize: 'var(--size-13)',
  lineHeight: 1.25,
});

/* A portion or none: the box that is ticked lies over it. */
const tickedTile = css(tile, { 'input:checked + &': CHOSEN }, coveredLabel);

/* Portions are counted by what lies over it. */
const countedTile = css(tile, {
  position: 'relative',
  '&:has([data-on])': CHOSEN,
  '&:has([data-pending]):not(:has([data-pending="0"]))': CHOSEN,
});

/* Drawn in the place of a picture: what a tap does, then what it did. */
const sign = css(centred, {
  width: 40,
  height: 40,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-muted)',
  fontWeight: 600,
  fontSize: 'var(--size-15)',
});

const chosenSign = css(sign, { background: 'var(--text)', color: 'var(--ground)' });

/* Both are there, for the box below them to choose from. */
const tick = css({
  display: 'none',
  'input:checked + * > &': { display: 'grid' },
});
const plus = css({ 'input:checked + * > &': { display: 'none' } });

const drawnTick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${iconPath('check')}'/%3E%3C/svg%3E")`;

/* The number itself is there for screen readers; it is shown from the second portion on. */
const count = css(sign, {
  display: 'flex',
  justifyContent: 'center',
  fontSize: 0,
  '&::before': { content: "'+'", fontSize: 'var(--size-24)', fontWeight: 400 },
  "&[data-on], &[data-pending]:not([data-pending='0'])": {
    background: 'var(--text)',
    color: 'var(--ground)',
  },
  '&[data-on]::before': { content: "'×'", fontSize: 'var(--size-15)' },
  '&[data-on]:not([data-pending])': { fontSize: 'var(--size-15)' },
  "&[data-on='1']:not([data-pending])": { fontSize: 0 },
  "&[data-on='1']:not([data-pending])::before": {
    content: "''",
    width: 20,
    height: 20,
    background: 'currentColor',
    WebkitMask: drawnTick,
    mask: drawnTick,
  },
  '&[data-pending]::before': { content: "'×'", fontSize: 'var(--size-15)' },
  '&[data-pending]::after': { content: 'attr(data-pending)', fontSize: 'var(--size-15)' },
});

const cover = css({
  position: 'absolute',
  inset: 0,
  border: 0,
  borderRadius: 'var(--radius-card)',
  background: 'none',
  [CAN_HOVER]: { '&:hover': { background: 'rgb(128 128 128 / 8%)' } },
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

const fewer = css(centred, {
  position: 'absolute',
  top: 0,
  left: 0,
  visibility: 'hidden',
  width: 'var(--touch)',
  height: 'var(--touch)',
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'none',
  // Of clicks before hydration.
  ':has(> [data-pending]) > &': { visibility: 'visible' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

const shownFewer = css(fewer, { visibility: 'visible' });

const field = css({
  display: 'none',
  width: '100%',
  height: 'var(--touch)',
  [WITHOUT_SCRIPTS]: { display: 'block' },
});

interface TileProps extends PortionsProps {
  readonly ingredient: ProductIngredient;
  readonly words: ReactNode;
}

/** Taps add portions up to the most that can be had; the next one takes them all off. */
const CountedTile = ({
  ingredient: { id, name, min, max },
  words,
  quantity,
  onChange,
}: TileProps) => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const isFull = quantity >= max;
  // What cannot be left out rests there.
  const takesOff = isFull && min === 0;
  return (
    <div className={countedTile} role="group" aria-label={name}>
      <input
        form={DISH_FORM}
        name={portionsField(id)}
        className={field}
        type="number"
        required
        autoComplete="off"
        aria-label={name}
        min={min}
        max={max}
        value={quantity}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span
        className={count}
        data-count=""
        data-on={quantity > 0 ? quantity : undefined}
        aria-live="polite"
      >
        {quantity}
      </span>
      {words}
      <button
        ref={button}
        type="button"
        className={cover}
        aria-label={t(takesOff ? 'cart.removeNamed' : 'quantity.increase', { name })}
        data-step={1}
        {...resting(isFull && !takesOff, () => onChange(takesOff ? 0 : quantity + 1))}
      />
      <button
        type="button"
        className={quantity > min ? shownFewer : fewer}
        aria-label={t('quantity.decrease', { name })}
        data-step={-1}
        onClick={() => {
          // It goes with the last portion.
          if (quantity - 1 <= min) button.current?.focus();
          onChange(quantity - 1);
        }}
      >
        <Icon name="minus" size={16} />
      </button>
    </div>
  );
};

const TickedTile = ({ ingredient: { id, name }, words, quantity, onChange }: TileProps) => (
  <div className={positioned}>
    <input
      className={coveringRadio}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it
      role="switch"
      form={DISH_FORM}
      name={portionsField(id)}
      value="1"
      aria-label={name}
      checked={quantity > 0}
      onChange={(event) => onChange(event.target.checked ? 1 : 0)}
    />
    <div className={tickedTile}>
      <span className={cx(sign, plus)}>
        <Icon name="plus" />
      </span>
      <span className={cx(chosenSign, tick)}>
        <Icon name="check" />
      </span>
      {words}
    </div>
  </div>
);

const price = css({ color: 'var(--text-soft)', textWrap: 'balance' });

/** An ingredient that can be had in portions, with what one more costs. */
export const IngredientTile = (props: Omit<TileProps, 'words'>) => {
  const money = useMoney();
  const { ingredient } = props;
  const words = (
    <>
      <span>{ingredient.name}</span>
      {ingredient.extraPrice !== null && ingredient.max > ingredient.defaultQuantity && (
        <span className={price}>{money(ingredient.extraPrice, '+')}</span>
      )}
    </>
  );
  const Tile = isEitherOr(ingredient) ? TickedTile : CountedTile;
  return <Tile {...props} words={words} />;
};
