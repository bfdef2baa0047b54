import { useSelector } from 'react-redux';
import { selectSettings } from '../../application/settings/settings-slice';
import { selectSetup } from '../../application/setup/setup-slice';
import type { ShopBrand } from './shop-brand';
import { shopBrand } from './shop-brand';
import { useText } from './use-text';

export const useShopBrand = (): ShopBrand => {
  const t = useText();
  const settings = useSelector(selectSettings);
  const setup = useSelector(selectSetup);
  return shopBrand({ settings, setup }, t);
};
