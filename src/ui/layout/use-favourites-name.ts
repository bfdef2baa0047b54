import { useSelector } from 'react-redux';
import { selectFavouriteIds } from '../../application/favourites/favourites-slice';
import { useText } from '../i18n/use-text';

export const useFavouritesName = (): string => {
  const t = useText();
  const count = useSelector(selectFavouriteIds).length;
  return count === 0 ? t('frame.favourites') : t('frame.favouritesCount', { count });
};
