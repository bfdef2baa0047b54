import { useText } from '../text/use-text';
import { ShopLink } from '../navigation/shop-link';
import { primaryButton } from './button-styles';
import { messageActions, messageFrame, messageText } from './message-styles';

export const NothingHere = ({ text }: { readonly text: string }) => {
  const t = useText();
  return (
    <div className={messageFrame}>
      <p className={messageText}>{text}</p>
      <div className={messageActions}>
        <ShopLink className={primaryButton} to="/products">
          {t('cart.toMenu')}
        </ShopLink>
      </div>
    </div>
  );
};
