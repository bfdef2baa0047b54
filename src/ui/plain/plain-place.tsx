import { useShopPath } from '../navigation/use-shop-path';
import { useText } from '../text/use-text';
import { plainLink } from './plain-styles';
import { WHERE_TO_ID } from './plain-where-to';

/** Leads from the checkout to where the customer says where to. */
export const PlainPlace = () => {
  const t = useText();
  const shopPath = useShopPath();
  return (
    <a css={plainLink} href={`${shopPath('/cart')}#${WHERE_TO_ID}`}>
      {t('plain.changePlace')}
    </a>
  );
};
