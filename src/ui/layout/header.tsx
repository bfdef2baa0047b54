import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { BrandHeader } from './brand-header';
import { WhiteLabelHeader } from './white-label-header';

/** The header of the brand, or the calmer one of the white label. */
export const Header = () => {
  const isWhiteLabel = useSelector((state: ShopState) => state.setup.isWhiteLabel);
  return isWhiteLabel ? <WhiteLabelHeader /> : <BrandHeader />;
};
