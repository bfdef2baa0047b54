import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  companionsRequested,
  selectCatalogue,
} from '../../../application/catalogue/catalogue-slice';
import { selectViewedBefore } from '../../../application/viewed/viewed-selectors';
import { selectViewed } from '../../../application/viewed/viewed-slice';
import type { Product } from '../../../domain/catalogue/product';
import { DishStrip, DishStripSkeleton } from '../../components/dish-strip';
import { FailedPart } from '../../components/failed-part';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';

const failed = css({ marginTop: 48 });

/** Dishes that go well with one, and those that were looked at before it. */
export const Companions = ({ product }: { readonly product: Product }) => {
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
