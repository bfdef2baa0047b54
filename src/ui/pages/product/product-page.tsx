import { useSelector } from 'react-redux';
import { selectOpenDish } from '../../../application/catalogue/catalogue-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { ProductDetails } from './product-details';
import { ProductSkeleton } from './product-skeleton';

export const ProductPage = () => {
  const status = usePageStatus();
  const product = useSelector(selectOpenDish);
  if (status.kind !== 'ready' || !product) return <ProductSkeleton />;
  return <ProductDetails product={product} />;
};
