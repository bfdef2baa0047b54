import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenDish } from '../../../application/catalogue/catalogue-slice';
import type { Product } from '../../../domain/catalogue/product';
import type { Selection } from '../../../domain/cart/product-options';
import { NOTHING_CHANGED } from '../../../domain/cart/product-options';
import { inSight, measureBar } from '../../components/foot-bar';
import { pageHeading } from '../../components/heading-styles';
import { Icon } from '../../components/icon';
import { Skeleton, Skeletons } from '../../components/skeleton';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { ShopLink } from '../../navigation/shop-link';
import { usePageStatus } from '../../navigation/use-page-status';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_DESKTOP, TALL_ENOUGH } from '../../theme/media';
import { centredRow, column24, touchLink } from '../../theme/shared-styles';
import { BuyBar } from './buy-bar';
import { Companions } from './companions';
import { DishDetails } from './dish-details';
import { Gallery } from './gallery';
import { productLayout } from './product-layout';

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

const bar = css(inSight, {
  [TALL_ENOUGH]: { position: 'sticky', bottom: 'var(--raised)', zIndex: 10 },
  margin: '0 calc(-1 * var(--gutter))',
  padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--line)',
  background: 'var(--ground)',
  [PAGE_FROM_DESKTOP]: { margin: 0, padding: '16px 0' },
});

const ProductDetails = ({ product }: { readonly product: Product }) => {
  const heading = usePageHeading(product.name, product.seo);
  const [selection, setSelection] = useState<Selection>(NOTHING_CHANGED);
  return (
    <>
      <Breadcrumbs product={product} />
      <div className={productLayout}>
        <Gallery product={product} />
        <div className={column24}>
          <DishDetails
            product={product}
            selection={selection}
            onSelect={setSelection}
            heading={<h1 className={pageHeading}>{heading}</h1>}
          />
          <div ref={measureBar} className={bar}>
            <BuyBar product={product} selection={selection} />
          </div>
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
