import { useSelector, useDispatch } from 'react-redux';
import {
  selectOpenDish,
  companionsRequested,
  selectCatalogue,
} from '../../../application/catalogue/catalogue-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { Skeleton, Skeletons } from '../../components/skeleton';
import { css } from '../../theme/emotion';
import { productLayout } from './product-layout';
import { useState, useCallback, useEffect } from 'react';
import { lineKey } from '../../../domain/cart/cart-line';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { NOTHING_CHANGED, lineFor } from '../../../domain/cart/product-options';
import { Amount } from '../../components/amount';
import { FavouriteButton } from '../../components/favourite-button';
import { pageHeading } from '../../components/heading-styles';
import { Price } from '../../components/price';
import { BuyBar } from './buy-bar';
import { ChoiceGroup } from './choice-group';
import { Gallery } from './gallery';
import { IngredientGroups } from './ingredient-groups';
import { NutritionFacts } from './nutrition-facts';
import { usePageHeading } from '../../head/use-page-heading';
import { centredRow, column24, column8, faintText, touchLink } from '../../theme/shared-styles';
import { selectViewedBefore } from '../../../application/viewed/viewed-selectors';
import { selectViewed } from '../../../application/viewed/viewed-slice';
import { DishStrip, DishStripSkeleton } from '../../components/dish-strip';
import { FailedPart } from '../../components/failed-part';
import { useText } from '../../i18n/use-text';
import { ShopLink } from '../../navigation/shop-link';
import { Icon } from '../../components/icon';
import { CAN_HOVER } from '../../theme/media';

const list = css(centredRow, { flexWrap: 'wrap', marginBottom: 8, color: 'var(--text-soft)' });

const item = css(centredRow, {
  minWidth: 0,
  // The sign between two places leads on, so it points the other way.
  svg: { margin: '0 2px', transform: 'rotate(-90deg)' },
});

const link = css(touchLink, {
  minWidth: 'var(--touch)',
  [CAN_HOVER]: { '&:hover': { textDecoration: 'underline' } },
});

const here = css({ color: 'var(--text-faint)', overflowWrap: 'anywhere' });

const Breadcrumbs = ({ product: { name, category } }: { readonly product: Product }) => {
  const t = useText();
  return (
    <nav aria-label={t('product.breadcrumbs')}>
      <ol className={list}>
        <li className={item}>
          <ShopLink className={link} to="/products">
            {t('frame.menu')}
          </ShopLink>
        </li>
        {category && (
          <li className={item}>
            <Icon name="chevron" size={16} />
            <ShopLink className={link} to={`/products/${category.slug}`}>
              {category.name}
            </ShopLink>
          </li>
        )}
        <li className={item}>
          <Icon name="chevron" size={16} />
          <span className={here} aria-current="page">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  );
};

const failed = css({ marginTop: 48 });

const Companions = ({ product }: { readonly product: Product }) => {
  const t = useText();
  const dispatch = useDispatch();
  const companions = useSelector(selectCatalogue).companions;
  const viewed = useSelector(selectViewedBefore);
  const hasViewed = useSelector(selectViewed).ids.some((id) => id !== product.id);
  const hasFailed = useSelector(selectViewed).hasFailed;
  const isUnasked = companions === null;
  const ask = useCallback(() => {
    dispatch(companionsRequested(product.id));
  }, [product.id, dispatch]);

  useEffect(() => {
    if (isUnasked) ask();
  }, [isUnasked, ask]);

  return (
    <>
      {companions ? (
        <DishStrip title={t('product.companions')} dishes={companions} />
      ) : (
        // Most often sauces and drinks, which have no pictures.
        <DishStripSkeleton isPlain />
      )}
      {viewed && <DishStrip title={t('product.viewed')} dishes={viewed} />}
      {hasViewed && hasFailed && (
        <div className={failed}>
          <FailedPart text={t('product.viewedFailed')} onRetry={ask} />
        </div>
      )}
      {!viewed && hasViewed && !hasFailed && <DishStripSkeleton />}
    </>
  );
};

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

const ProductDetails = ({ product }: { readonly product: Product }) => {
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

const column = css({ display: 'grid', gap: 16 });

const ProductSkeleton = () => (
  <div className={productLayout} aria-hidden="true">
    <Skeleton height="min(70vw, 480px)" />
    <div className={column}>
      <Skeletons sizes={[['40px', '70%'], '64px', '160px', '48px']} />
    </div>
  </div>
);

export const ProductPage = () => {
  const status = usePageStatus();
  const product = useSelector(selectOpenDish);
  if (status.kind !== 'ready' || !product) return <ProductSkeleton />;
  return <ProductDetails product={product} />;
};
