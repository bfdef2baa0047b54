import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { additionalsRequested, selectCatalogue } from '../../application/catalogue/catalogue-slice';
import { fittingFirst } from '../../domain/catalogue/fitting-dishes';
import type { Money } from '../../domain/money/money';
import { ZERO } from '../../domain/money/money';
import { DishStrip } from '../components/dish-strip';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';

/* The strip goes to the edges of the sheet, and stands closer than on a page, however wide that is. */
const dishes = css({
  '--gutter': '20px',
  '> section': { marginTop: 16 },
  '> section > ul': { '--cards': '2', '--gap': '12px' },
});

interface FittingDishesProps {
  /** Null where nothing is missing any more. */
  readonly missing: Money | null;
}

/**
 * What goes with the cart, in the order in which it helps over what was missing as the modal opened:
 * nothing moves away under a finger. Rules 8.7, 8.8.
 */
export const FittingDishes = ({ missing }: FittingDishesProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const known = useSelector(selectCatalogue).additionals;
  const [atOpening] = useState(missing ?? ZERO);
  const isUnknown = known === null;
  useEffect(() => {
    // Only the page of the cart has asked for them.
    if (isUnknown) dispatch(additionalsRequested(undefined));
  }, [isUnknown, dispatch]);
  return (
    known && (
      <div className={dishes}>
        <DishStrip title={t('product.companions')} dishes={fittingFirst(known, atOpening)} />
      </div>
    )
  );
};
