import { lineKey } from '../../../domain/cart/cart-line';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { lineFor } from '../../../domain/cart/product-options';
import { FavouriteButton } from '../../components/favourite-button';
import { Price } from '../../components/price';
import { css } from '../../theme/emotion';
import { column8 } from '../../theme/shared-styles';
import { ChoiceGroup } from './choice-group';
import { IngredientGroups } from './ingredient-groups';
import { NutritionFacts } from './nutrition-facts';
import type { ReactNode } from 'react';

interface DishDetailsProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** Its name, as the heading of what it stands in. */
  readonly heading: ReactNode;
}

const nameRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  paddingRight: 'var(--cross, 0)',
});

const description = css({
  maxWidth: '60ch',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-17)',
});

/** What a dish is and what may be changed about it, on its page and over another one. */
export const DishDetails = ({ product, selection, onSelect, heading }: DishDetailsProps) => {
  const isReduced = product.oldPrice !== null && product.oldPrice > product.price;
  return (
    <>
      <div className={column8}>
        <div className={nameRow}>
          {heading}
          <FavouriteButton dish={product} />
        </div>
        {isReduced && <Price amount={product.price} before={product.oldPrice} />}
        <NutritionFacts product={product} selection={selection} />
        <p className={description}>{product.description}</p>
      </div>
      {product.choice && (
        <ChoiceGroup
          choice={product.choice}
          chosen={selection.choiceId}
          keyOf={(choiceId) => {
            const line = lineFor(product, { ...selection, choiceId });
            return line.ok ? lineKey({ ...line.value, ingredients: [] }) : '';
          }}
          onChoose={(choiceId) => onSelect({ ...selection, choiceId })}
        />
      )}
      <IngredientGroups
        ingredients={product.ingredients}
        quantities={selection.ingredients}
        onChange={(ingredientId, quantity) => {
          onSelect({
            ...selection,
            ingredients: { ...selection.ingredients, [ingredientId]: quantity },
          });
        }}
      />
    </>
  );
};
