import { useSelector } from 'react-redux';
import { selectOpenDish } from '../../../application/catalogue/catalogue-slice';
import { useRoute } from '../../navigation/located-route';
import { usePageStatus } from '../../navigation/use-page-status';
import { ProductDetails } from './product-details';
import { ProductSkeleton } from './product-skeleton';

export const ProductPage = () => {
  const route = useRoute();
  const status = usePageStatus();
  const product = useSelector(selectOpenDish);
  const slug = route.name === 'product' ? route.slug : null;
  if (status.kind !== 'ready' || !product) return <ProductSkeleton />;
  // The key starts the options afresh for each dish.
  return <ProductDetails key={slug} product={product} />;
};
