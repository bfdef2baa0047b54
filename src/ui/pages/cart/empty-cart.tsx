import { useDispatch, useSelector } from 'react-redux';
import { cartUndone, selectLost } from '../../../application/cart/cart-slice';
import { ShopLink } from '../../navigation/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { EmptyPage } from '../../components/empty-page';
import { MAIN_ID } from '../../components/main';
import { useText } from '../../text/use-text';

export const EmptyCart = () => {
  const t = useText();
  const dispatch = useDispatch();
  const wasEmptied = useSelector(selectLost)?.kind === 'emptied';
  const undo = (): void => {
    dispatch(cartUndone(undefined));
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <EmptyPage
      icon="cart"
      title={t(wasEmptied ? 'cart.emptied' : 'cart.emptyTitle')}
      text={t(wasEmptied ? 'cart.emptiedText' : 'cart.emptyText')}
    >
      {wasEmptied && (
        <button type="button" className={primaryButton} onClick={undo}>
          {t('cart.undo')}
        </button>
      )}
      <ShopLink className={wasEmptied ? secondaryButton : primaryButton} to="/products">
        {t('cart.toMenu')}
      </ShopLink>
    </EmptyPage>
  );
};
