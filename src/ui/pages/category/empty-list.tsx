import { useBarePath } from '../../navigation/located-route';
import { ShopLink } from '../../navigation/shop-link';
import { KEEPS_PLACE } from '../../navigation/use-scroll-place';
import { primaryButton } from '../../components/button-styles';
import { messageActions, messageFrame, messageText } from '../../components/message-styles';
import { NothingHere } from '../../components/nothing-here';
import { useText } from '../../text/use-text';

/** A list without a dish: because of the filters, or because there is none today. */
export const EmptyList = ({ isFiltered }: { readonly isFiltered: boolean }) => {
  const t = useText();
  const path = useBarePath();
  if (!isFiltered) return <NothingHere text={t('category.empty')} />;
  return (
    <div className={messageFrame}>
      <p className={messageText}>{t('category.nothingFits')}</p>
      <div className={messageActions}>
        <ShopLink className={primaryButton} to={path} state={KEEPS_PLACE}>
          {t('category.clearFilters')}
        </ShopLink>
      </div>
    </div>
  );
};
