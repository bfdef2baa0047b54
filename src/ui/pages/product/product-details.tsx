import { css } from '@emotion/react';
import { useState } from 'react';
import { useText } from '../../text/use-text';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/catalogue/product-options';
import { NOTHING_CHANGED } from '../../../domain/catalogue/product-options';
import { ShopLink } from '../../app/shop-link';
import { Amount } from '../../components/amount';
import { FoodPicture } from '../../components/food-picture';
import { pageHeading } from '../../components/heading-styles';
import { Icon } from '../../components/icon';
import { Labels } from '../../components/labels';
import { CAN_HOVER, FROM_DESKTOP } from '../../theme/media';
import { BuyBar } from './buy-bar';
import { ChoiceGroup } from './choice-group';
import { IngredientGroups } from './ingredient-groups';
import { NutritionFacts } from './nutrition-facts';
import { productLayout } from './product-layout';

interface ProductDetailsProps {
  readonly product: Product;
}

const backLink = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: var(--touch);
  margin-bottom: 8px;
  color: var(--text-soft);
  ${CAN_HOVER} {
    &:hover {
      color: var(--accent-text);
    }
  }
`;

const plate = css`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius-card);
  ${FROM_DESKTOP} {
    position: sticky;
    top: calc(var(--categories) + 24px);
  }
`;

const column = css`
  display: grid;
  gap: 24px;
`;

const intro = css`
  display: grid;
  gap: 8px;
`;

const weight = css`
  color: var(--text-faint);
`;

const description = css`
  max-width: 60ch;
  color: var(--text-soft);
  font-size: var(--size-17);
`;

const PICTURE_SIZES = '(min-width: 1280px) 700px, (min-width: 1024px) 52vw, 94vw';

export const ProductDetails = ({ product }: ProductDetailsProps) => {
  const t = useText();
  const [selection, setSelection] = useState<Selection>(NOTHING_CHANGED);
  const { category } = product;
  return (
    <>
      <ShopLink css={backLink} to={category ? `/products/${category.slug}` : '/products'}>
        <Icon name="back" size={18} />
        {category?.name ?? t('frame.menu')}
      </ShopLink>
      <div css={productLayout}>
        <div css={plate}>
          <FoodPicture
            picture={product.picture}
            alt={t('product.picture', { name: product.name })}
            sizes={PICTURE_SIZES}
            isFirst
          />
          <Labels labels={product.labels} />
        </div>
        <div css={column}>
          <div css={intro}>
            <h1 css={pageHeading}>{product.name}</h1>
            <p css={weight}>
              <Amount amount={product.amount} measure={product.measure} />
            </p>
            <p css={description}>{product.description}</p>
          </div>
          {product.choice && (
            <ChoiceGroup
              choice={product.choice}
              chosen={selection.choiceId}
              onChoose={(choiceId) => {
                setSelection({ ...selection, choiceId });
              }}
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
          <NutritionFacts product={product} />
          <BuyBar product={product} selection={selection} />
        </div>
      </div>
    </>
  );
};
