import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { useKeptPart } from '../components/kept-part';
import { FROM_DESKTOP, FROM_TABLET } from '../theme/media';
import { AddressButton } from './address-button';
import { CityMenu } from './city-menu';

const block = css`
  display: none;
  ${FROM_TABLET} {
    display: flex;
    align-items: center;
    gap: 2px;
    min-width: 0;
    margin-left: 8px;
  }
  ${FROM_DESKTOP} {
    gap: 6px;
  }
`;

/* Of the two it is the address that ends in dots where the room is scarce. */
const city = css`
  flex: none;
`;

/** City and address side by side, in shops that have not switched them off. */
export const WhereBlock = () => {
  const isShown = useSelector((state: ShopState) => state.setup.showsCityBlock);
  const cities = useKeptPart(CityMenu, {});
  return isShown ? (
    <div css={block}>
      <div css={city} {...cities} />
      <AddressButton />
    </div>
  ) : null;
};
