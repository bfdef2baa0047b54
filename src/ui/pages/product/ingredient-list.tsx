import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ProductIngredient } from '../../../domain/catalogue/product';
import { css } from '../../theme/emotion';
import { column8, softText, wrappingRow } from '../../theme/shared-styles';
import { IngredientChip } from './ingredient-chip';
import { IngredientTile } from './ingredient-tile';
import type { PortionsProps } from './option-styles';
import { isEitherOr, optionHeading } from './option-styles';
import { SoldOut } from './sold-out';

const tiles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.25rem, 100%), 1fr))',
  gap: 8,
  '> li': { display: 'grid' },
});

type Portions = (ingredient: ProductIngredient) => PortionsProps;

interface RowProps {
  readonly className: string;
  readonly ingredients: readonly ProductIngredient[];
  readonly children: (ingredient: ProductIngredient) => ReactNode;
}

const Row = ({ className, ingredients, children }: RowProps) =>
  ingredients.length > 0 && (
    <ul className={className}>
      {ingredients.map((ingredient) => (
        <li key={ingredient.id}>
          {ingredient.isAvailable ? children(ingredient) : <SoldOut ingredient={ingredient} />}
        </li>
      ))}
    </ul>
  );

/** In the dish already, so that all there is to say is whether it is left out. */
const isLeftOut = (ingredient: ProductIngredient): boolean =>
  isEitherOr(ingredient) && ingredient.defaultQuantity > 0;

interface IngredientListProps {
  readonly title: string;
  /** What is always in the dish, in words. */
  readonly fixed?: string | null;
  readonly ingredients: readonly ProductIngredient[];
  readonly portions: Portions;
}

/** Ingredients that can be changed: left out of the dish by a chip, added to it by a tile. */
export const IngredientList = ({
  title,
  fixed = null,
  ingredients,
  portions,
}: IngredientListProps) => {
  const id = useId();
  if (ingredients.length === 0 && fixed === null) return null;
  return (
    <section className={column8} aria-labelledby={id}>
      <h2 className={optionHeading} id={id}>
        {title}
      </h2>
      {fixed !== null && <p className={softText}>{fixed}</p>}
      <Row className={wrappingRow} ingredients={ingredients.filter(isLeftOut)}>
        {(ingredient) => <IngredientChip ingredient={ingredient} {...portions(ingredient)} />}
      </Row>
      <Row className={tiles} ingredients={ingredients.filter((entry) => !isLeftOut(entry))}>
        {(ingredient) => <IngredientTile ingredient={ingredient} {...portions(ingredient)} />}
      </Row>
    </section>
  );
};
