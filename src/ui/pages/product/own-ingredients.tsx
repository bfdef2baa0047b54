import { portionsField } from '../../../application/intents/dish-fields';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import { coveredLabel, coveringRadio } from '../../components/covering-radio';
import { Icon } from '../../components/icon';
import { DISH_FORM } from '../../components/intent-form';
import { Stepper } from '../../components/stepper';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { centredRow, column8, positioned, softText, wrappingRow } from '../../theme/shared-styles';
import { isEitherOr, optionHeading } from './option-styles';
import type { PortionsProps } from './option-styles';
import { SoldOut } from './sold-out';

/* The cross of what can be left out turns into the plus of what can be put back. */
const chip = css(
  centredRow,
  {
    gap: 6,
    minHeight: 'var(--touch)',
    padding: '0 10px 0 14px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-pill)',
    svg: { transition: 'transform var(--quick)' },
    'input:not(:checked) + &': {
      borderStyle: 'dashed',
      color: 'var(--text-faint)',
      textDecoration: 'line-through',
    },
    'input:not(:checked) + & svg': { transform: 'rotate(45deg)' },
  },
  coveredLabel,
);

const words = css({
  display: 'grid',
  padding: '4px 0',
  lineHeight: 1.2,
  small: { color: 'var(--text-soft)', fontSize: 'var(--size-13)' },
});

interface IngredientChipProps extends PortionsProps {
  readonly ingredient: ProductIngredient;
}

/** An ingredient that can be left out, or had twice. */
const IngredientChip = ({ ingredient, quantity, onChange }: IngredientChipProps) => {
  const money = useMoney();
  const { id, name, min, max, extraPrice, defaultQuantity } = ingredient;
  if (isEitherOr(ingredient)) {
    return (
      <span className={positioned}>
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
        <span className={chip} aria-hidden="true">
          <span>{name}</span>
          <Icon name="cross" size={16} />
        </span>
      </span>
    );
  }
  return (
    <Stepper
      name={name}
      quantity={quantity}
      min={min}
      max={max}
      field={{ form: DISH_FORM, name: portionsField(id) }}
      onChange={onChange}
    >
      <span className={words} data-words="">
        <span>{name}</span>
        {extraPrice !== null && max > defaultQuantity && <small>{money(extraPrice, '+')}</small>}
      </span>
    </Stepper>
  );
};

interface OwnIngredientsProps {
  /** Always in the dish, so that there is nothing to say about them but their names. */
  readonly fixed: readonly ProductIngredient[];
  readonly own: readonly ProductIngredient[];
  readonly portions: (ingredient: ProductIngredient) => PortionsProps;
}

/** What is in the dish, and what of it can be left out or had twice. */
export const OwnIngredients = ({ fixed, own, portions }: OwnIngredientsProps) => {
  const t = useText();
  if (own.length === 0 && fixed.length === 0) return null;
  return (
    <section className={column8} aria-labelledby="own-ingredients">
      <h2 className={optionHeading} id="own-ingredients">
        {t('product.ingredients')}
      </h2>
      {fixed.length > 0 && (
        <p className={softText}>
          {t('product.always', { list: fixed.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <ul className={wrappingRow}>
        {own.map((ingredient) => (
          <li key={ingredient.id}>
            {ingredient.isAvailable ? (
              <IngredientChip ingredient={ingredient} {...portions(ingredient)} />
            ) : (
              <SoldOut ingredient={ingredient} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
