import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { BrandHeader } from './brand-header';
import { WhiteLabelHeader } from './white-label-header';

/** The header of the brand, or the calmer one of the white label. */
export const Header = () => {
  const isWhiteLabel = useSelector(selectSetup).isWhiteLabel;
  return isWhiteLabel ? <WhiteLabelHeader /> : <BrandHeader />;
};
