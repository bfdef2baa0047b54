import { useSelector } from 'react-redux';
import { selectSettings } from '../../application/settings/settings-slice';
import { selectSetup } from '../../application/setup/setup-slice';
import type { ShopWords } from './shop-words';
import { shopWords } from './shop-words';
import { useText } from './use-text';

export const useShopWords = (): ShopWords => {
  const t = useText();
  const settings = useSelector(selectSettings);
  const setup = useSelector(selectSetup);
  return shopWords({ settings, setup }, t);
};
