import { useSelector } from 'react-redux';
import { selectFavouriteIds } from '../../application/favourites/favourites-slice';
import { ShopLink } from '../navigation/shop-link';
import { Icon } from '../components/icon';
import { visuallyHidden } from '../components/visually-hidden';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { CountBadge } from './count-badge';
import { headerButton } from './header-styles';
import { useFavouritesName } from './use-favourites-name';
import { positioned } from '../theme/shared-styles';

const link = css(headerButton, {
  // Only scripts add to them, and the languages need the room.
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

export const FavouritesLink = () => {
  const count = useSelector(selectFavouriteIds).length;
  const name = useFavouritesName();
  return (
    <ShopLink className={link} to="/favorite">
      <span className={visuallyHidden}>{name}</span>
      <span className={positioned} aria-hidden="true">
        <Icon name="heart" size={22} />
        <CountBadge count={count} />
      </span>
    </ShopLink>
  );
};
