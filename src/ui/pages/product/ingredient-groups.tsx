import { portionsField } from '../../../application/intents/dish-fields';
import { useText } from '../../text/use-text';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import type { IngredientId } from '../../../domain/id/ids';
import { useMoney } from '../../hooks/use-money';
import { Stepper } from '../../components/stepper';
import { cx } from '../../theme/emotion';
import { column8, softText } from '../../theme/shared-styles';
import { DISH_FORM } from '../../components/intent-form';
import { isEitherOr, isExtra, isFixed } from './ingredient-kinds';
import { IngredientSwitch } from './ingredient-switch';
import { optionHeading, optionName, optionPrice, optionRow, optionWords } from './option-styles';

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
        <span className={optionWords}>
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
