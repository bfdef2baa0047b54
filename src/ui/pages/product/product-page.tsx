import { useSelector } from 'react-redux';
import { selectOpenDish } from '../../../application/catalogue/catalogue-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { ProductDetails } from './product-details';
import { Skeleton, Skeletons } from '../../components/skeleton';
import { css } from '../../theme/emotion';
import { productLayout } from './product-layout';

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
