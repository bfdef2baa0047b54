import { useShopPath } from '../navigation/use-shop-path';
import { useText } from '../i18n/use-text';
import { noScriptLink } from './no-script-styles';
import { FULFILMENT_ID } from './no-script-fulfilment';

export const NoScriptPlace = () => {
  const t = useText();
  const shopPath = useShopPath();
  return (
    <a className={noScriptLink} href={`${shopPath('/cart')}#${FULFILMENT_ID}`}>
      {t('noScript.changePlace')}
    </a>
  );
};
