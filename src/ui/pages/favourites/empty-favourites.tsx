import { ShopLink } from '../../navigation/shop-link';
import { primaryButton } from '../../components/button-styles';
import { EmptyPage } from '../../components/empty-page';
import { useText } from '../../text/use-text';

/** Nothing liked yet: how it is done, and the way to the menu. */
export const EmptyFavourites = () => {
  const t = useText();
  return (
    <EmptyPage icon="heart" title={t('favourites.emptyTitle')} text={t('favourites.emptyText')}>
      <ShopLink className={primaryButton} to="/products">
        {t('cart.toMenu')}
      </ShopLink>
    </EmptyPage>
  );
};
