import { portionsField } from '../../../application/intents/dish-fields';
import { useText } from '../../i18n/use-text';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import type { IngredientId } from '../../../domain/id/ids';
import { useMoney } from '../../hooks/use-money';
import { Stepper } from '../../components/stepper';
import { cx, css } from '../../theme/emotion';
import { centred, column8, softText } from '../../theme/shared-styles';
import { DISH_FORM } from '../../components/intent-form';
import { optionHeading, optionName, optionPrice, optionRow, optionText } from './option-styles';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { FORCED_COLOURS } from '../../theme/forced-colours';

interface IngredientSwitchProps {
  readonly name: string;
  /** Of the form of the dish. */
  readonly field: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const box = css(centred, { position: 'relative', width: 56, height: 'var(--touch)' });

/* A picture of the switch: clicks go to the input below it, over which the moving knob would lie. */
const track = css(
  {
    pointerEvents: 'none',
    width: 44,
    height: 26,
    padding: 3,
    borderRadius: 'var(--radius-pill)',
    background: 'var(--line-strong)',
    transition: 'background-color var(--quick)',
    '&::before': {
      content: "''",
      display: 'block',
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: '#fff',
      transition: 'transform var(--quick)',
    },
    'input:checked + &': { background: 'var(--accent)' },
    'input:checked + &::before': { transform: 'translateX(18px)' },
  },
  coveredLabel,
  {
    [FORCED_COLOURS]: {
      '&::before': { background: 'ButtonText' },
      'input:checked + &::before': { background: 'HighlightText' },
    },
  },
);

const IngredientSwitch = ({ name, field, isOn, onChange }: IngredientSwitchProps) => (
  <span className={box}>
    <input
      className={coveringRadio}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it
      role="switch"
      form={DISH_FORM}
      name={field}
      value="1"
      aria-label={name}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className={track} aria-hidden="true" />
  </span>
);

/** Always in the dish, so that there is nothing to say about it but its name. */
const isFixed = ({ min, max, isAvailable }: ProductIngredient): boolean =>
  min === max && isAvailable;

/** Either in the dish or not: a switch says it better than a count. */
const isEitherOr = ({ min, max }: ProductIngredient): boolean => min === 0 && max === 1;

/** Not in the dish unless it is wished for. */
const isExtra = ({ defaultQuantity }: ProductIngredient): boolean => defaultQuantity === 0;

interface IngredientGroupsProps {
  readonly ingredients: readonly ProductIngredient[];
  readonly quantities: Readonly<Record<number, number>>;
  readonly onChange: (ingredientId: IngredientId, quantity: number) => void;
}

export const IngredientGroups = ({ ingredients, quantities, onChange }: IngredientGroupsProps) => {
  const t = useText();
  const money = useMoney();
  const fixed = ingredients.filter((entry) => isFixed(entry) && !isExtra(entry));
  const own = ingredients.filter((entry) => !isFixed(entry) && !isExtra(entry));
  const extras = ingredients.filter((entry) => !isFixed(entry) && isExtra(entry));

  const soldOut = ({ id, name, defaultQuantity, max }: ProductIngredient) => (
    <li key={id} className={optionRow}>
      <span className={cx(optionName, softText)}>{name}</span>
      <span className={softText}>{t('product.unavailable')}</span>
      {defaultQuantity > max && (
        <input type="hidden" form={DISH_FORM} name={portionsField(id)} value={max} />
      )}
    </li>
  );

  const row = (ingredient: ProductIngredient) => {
    if (!ingredient.isAvailable) return soldOut(ingredient);
    const quantity = quantities[ingredient.id] ?? ingredient.defaultQuantity;
    const { id, name, min, max, extraPrice } = ingredient;
    return (
      <li key={id} className={optionRow}>
        <span className={optionText}>
          <span className={optionName}>{name}</span>
          {extraPrice !== null && max > ingredient.defaultQuantity && (
            <span className={optionPrice}>
              {isExtra(ingredient)
                ? money(extraPrice, '+')
                : t('product.extraPortion', { price: money(extraPrice, '+') })}
            </span>
          )}
        </span>
        {isEitherOr(ingredient) ? (
          <IngredientSwitch
            name={name}
            field={portionsField(id)}
            isOn={quantity > 0}
            onChange={(isOn) => onChange(id, isOn ? 1 : 0)}
          />
        ) : (
          <Stepper
            name={name}
            quantity={quantity}
            min={min}
            max={max}
            field={{ form: DISH_FORM, name: portionsField(id) }}
            onChange={(next) => onChange(id, next)}
          />
        )}
      </li>
    );
  };

  return (
    <>
      {(own.length > 0 || fixed.length > 0) && (
        <section className={column8} aria-labelledby="own-ingredients">
          <h2 className={optionHeading} id="own-ingredients">
            {t('product.ingredients')}
          </h2>
          {fixed.length > 0 && (
            <p className={softText}>
              {t('product.always', { list: fixed.map(({ name }) => name).join(', ') })}
            </p>
          )}
          <ul>{own.map(row)}</ul>
        </section>
      )}
      {extras.length > 0 && (
        <section className={column8} aria-labelledby="extra-ingredients">
          <h2 className={optionHeading} id="extra-ingredients">
            {t('product.extras')}
          </h2>
          <ul>{extras.map(row)}</ul>
        </section>
      )}
    </>
  );
};
