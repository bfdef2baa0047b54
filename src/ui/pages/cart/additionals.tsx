import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { additionalsAsked, selectCatalogue } from '../../../application/catalogue/catalogue-slice';
import { DishStrip, DishStripSkeleton } from '../../components/dish-strip';
import { useText } from '../../text/use-text';

/** Below the cart: what goes well with it. Asked for once a visit, so that nothing moves away under a finger. */
export const Additionals = () => {
  const t = useText();
  const dispatch = useDispatch();
  const dishes = useSelector(selectCatalogue).additionals;
  useEffect(() => {
    dispatch(additionalsAsked(undefined));
  }, [dispatch]);
  return dishes ? (
    <DishStrip title={t('product.companions')} dishes={dishes} />
  ) : (
    // Most often sauces and drinks, which have no pictures.
    <DishStripSkeleton isPlain />
  );
};
