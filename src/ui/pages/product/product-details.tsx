import { useState } from 'react';
import { lineKey } from '../../../domain/cart/cart-line';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { NOTHING_CHANGED, lineFor } from '../../../domain/cart/product-options';
import { Amount } from '../../components/amount';
import { FavouriteButton } from '../../components/favourite-button';
import { pageHeading } from '../../components/heading-styles';
import { Price } from '../../components/price';
import { Breadcrumbs } from './breadcrumbs';
import { BuyBar } from './buy-bar';
import { ChoiceGroup } from './choice-group';
import { Companions } from './companions';
import { Gallery } from './gallery';
import { IngredientGroups } from './ingredient-groups';
import { NutritionFacts } from './nutrition-facts';
import { productLayout } from './product-layout';
import { usePageHeading } from '../../head/use-page-heading';
import { css } from '../../theme/emotion';
import { column24, column8, faintText } from '../../theme/shared-styles';

const nameRow = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
});

const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' });

const description = css({
  maxWidth: '60ch',
  color: 'var(--text-soft)',
  fontSize: 'var(--size-17)',
});

export const ProductDetails = ({ product }: { readonly product: Product }) => {
  const heading = usePageHeading(product.name, product.seo);
  const isReduced = product.oldPrice !== null && product.oldPrice > product.price;
  const [selection, setSelection] = useState<Selection>(NOTHING_CHANGED);
  return (
    <>
      <Breadcrumbs product={product} />
      <div className={productLayout}>
        <Gallery product={product} />
        <div className={column24}>
          <div className={column8}>
            <div className={nameRow}>
              <h1 className={pageHeading}>{heading}</h1>
              <FavouriteButton dish={product} />
            </div>
            <div className={facts}>
              <p className={faintText}>
                <Amount amount={product.amount} measure={product.measure} />
              </p>
              {isReduced && <Price amount={product.price} before={product.oldPrice} />}
            </div>
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
              onChoose={(choiceId) => setSelection({ ...selection, choiceId })}
            />
          )}
          <IngredientGroups
            ingredients={product.ingredients}
            quantities={selection.ingredients}
            onChange={(ingredientId, quantity) => {
              setSelection({
                ...selection,
                ingredients: { ...selection.ingredients, [ingredientId]: quantity },
              });
            }}
          />
          <NutritionFacts product={product} selection={selection} />
          <BuyBar product={product} selection={selection} />
        </div>
      </div>
      <Companions product={product} />
    </>
  );
};
