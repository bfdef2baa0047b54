import type { ProductIngredient } from '../../../domain/catalogue/product';
import type { IngredientId } from '../../../domain/id/ids';
import { useText } from '../../i18n/use-text';
import { IngredientList } from './ingredient-list';
import type { PortionsProps } from './option-styles';

/** Always in the dish, so that there is nothing to say about it but its name. */
const isFixed = ({ min, max, isAvailable }: ProductIngredient): boolean =>
  min === max && isAvailable;

/** Not in the dish unless it is wished for. */
const isExtra = ({ defaultQuantity }: ProductIngredient): boolean => defaultQuantity === 0;

interface IngredientGroupsProps {
  readonly ingredients: readonly ProductIngredient[];
  readonly quantities: Readonly<Record<number, number>>;
  readonly onChange: (ingredientId: IngredientId, quantity: number) => void;
}

export const IngredientGroups = ({ ingredients, quantities, onChange }: IngredientGroupsProps) => {
  const t = useText();
  const changeable = ingredients.filter((entry) => !isFixed(entry));
  const portions = ({ id, defaultQuantity }: ProductIngredient): PortionsProps => ({
    quantity: quantities[id] ?? defaultQuantity,
    onChange: (quantity) => onChange(id, quantity),
  });
  const fixed = ingredients.filter((entry) => isFixed(entry) && !isExtra(entry));
  return (
    <>
      <IngredientList
        title={t('product.ingredients')}
        fixed={
          fixed.length > 0
            ? t('product.always', { list: fixed.map(({ name }) => name).join(', ') })
            : null
        }
        ingredients={changeable.filter((entry) => !isExtra(entry))}
        portions={portions}
      />
      <IngredientList
        title={t('product.extras')}
        ingredients={changeable.filter(isExtra)}
        portions={portions}
      />
    </>
  );
};
