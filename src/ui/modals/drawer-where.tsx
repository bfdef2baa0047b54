import { useSelector } from 'react-redux';
import { selectDrawerModal } from '../../application/delivery/delivery-selectors';
import { selectSetup } from '../../application/setup/setup-slice';
import { AddressButton } from '../layout/address-button';
import { CityMenu } from '../layout/city-menu';
import { css } from '../theme/emotion';

const block = css`
  display: grid;
  justify-items: start;
  gap: 4px;
`;

const address = css`
  max-width: 100%;
  padding: 0 12px;
`;

/** City and address, in shops that have not switched them off. */
export const DrawerWhere = ({ onChoose }: { readonly onChoose: () => void }) => {
  const isShown = useSelector(selectSetup).showsCityBlock;
  return isShown ? (
    <div className={block}>
      <CityMenu onChoose={onChoose} />
      <div className={address}>
        <AddressButton selectModal={selectDrawerModal} />
      </div>
    </div>
  ) : null;
};
