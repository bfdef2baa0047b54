import { useDispatch, useSelector } from 'react-redux';
import { cartUndone, selectLost } from '../../../application/cart/cart-slice';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Message } from '../../components/message';
import { focusMain } from '../../components/main';
import { useText } from '../../i18n/use-text';
import { MenuLink } from '../../components/menu-link';

export const EmptyCart = () => {
  const t = useText();
  const dispatch = useDispatch();
  const wasEmptied = useSelector(selectLost)?.kind === 'emptied';
  const undo = (): void => {
    dispatch(cartUndone(undefined));
    focusMain();
  };
  return (
    <Message
      icon="cart"
      title={t(wasEmptied ? 'cart.emptied' : 'cart.emptyTitle')}
      text={t(wasEmptied ? 'cart.emptiedText' : 'cart.emptyText')}
    >
      {wasEmptied && (
        <button type="button" className={primaryButton} onClick={undo}>
          {t('cart.undo')}
        </button>
      )}
      <MenuLink className={wasEmptied ? secondaryButton : primaryButton} />
    </Message>
  );
};
