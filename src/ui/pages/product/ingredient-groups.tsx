import type { ProductIngredient } from '../../../domain/catalogue/product';
import type { IngredientId } from '../../../domain/id/ids';
import { Extras } from './extras';
import type { PortionsProps } from './option-styles';
import { OwnIngredients } from './own-ingredients';

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
  const changeable = ingredients.filter((entry) => !isFixed(entry));
  const portions = ({ id, defaultQuantity }: ProductIngredient): PortionsProps => ({
    quantity: quantities[id] ?? defaultQuantity,
    onChange: (quantity) => onChange(id, quantity),
  });
  return (
    <>
      <OwnIngredients
        fixed={ingredients.filter((entry) => isFixed(entry) && !isExtra(entry))}
        own={changeable.filter((entry) => !isExtra(entry))}
        portions={portions}
      />
      <Extras extras={changeable.filter(isExtra)} portions={portions} />
    </>
  );
};
