import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { useStaticBlock } from '../components/static-block';
import { css } from '../theme/emotion';
import { HEADER_FROM_DESKTOP, HEADER_FROM_TABLET } from '../theme/media';
import { AddressButton } from './address-button';
import { CityMenu } from './city-menu';

const block = css({
  display: 'none',
  [HEADER_FROM_TABLET]: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    marginLeft: 8,
  },
  [HEADER_FROM_DESKTOP]: { gap: 6 },
});

/* On small tablets it is in the drawer: the address needs the room. */
const city = css({
  display: 'none',
  flex: 'none',
  '@container header (min-width: 56rem)': { display: 'block' },
});

export const WhereBlock = () => {
  const isShown = useSelector(selectSetup).showsCityBlock;
  const cities = useStaticBlock(CityMenu, {});
  return isShown ? (
    <div className={block}>
      <div className={city} {...cities} />
      <AddressButton />
    </div>
  ) : null;
};
