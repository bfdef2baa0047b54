import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectViewedBefore } from '../../../application/catalogue/catalogue-selectors';
import { companionsAsked } from '../../../application/catalogue/catalogue-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { Product } from '../../../domain/catalogue/product';
import { DishStrip, DishStripSkeleton } from '../../components/dish-strip';
import { useText } from '../../text/use-text';

interface CompanionsProps {
  readonly product: Product;
}

/** Below a dish: what goes well with it, and what the customer looked at before. */
export const Companions = ({ product }: CompanionsProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const companions = useSelector((state: ShopState) => state.catalogue.companions);
  const viewed = useSelector(selectViewedBefore);
  const hasViewed = useSelector((state: ShopState) =>
    state.viewed.ids.some((id) => id !== product.id),
  );
  const isUnasked = companions === null;

  useEffect(() => {
    if (isUnasked) dispatch(companionsAsked(product.id));
  }, [isUnasked, product.id, dispatch]);

  return (
    <>
      {companions ? (
        <DishStrip title={t('product.companions')} dishes={companions} />
      ) : (
        // Most often sauces and drinks, which have no pictures.
        <DishStripSkeleton isPlain />
      )}
      {viewed && <DishStrip title={t('product.viewed')} dishes={viewed} />}
      {!viewed && hasViewed && <DishStripSkeleton />}
    </>
  );
};
