import { useSelector } from 'react-redux';
import { selectFavouriteIds } from '../../application/favourites/favourites-slice';
import { selectDrawerLinks } from '../../application/navigation/navigation-selectors';
import { ShopLink } from '../navigation/shop-link';
import { longMenuLink, menuLink } from '../components/menu-link-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { useFavouritesName } from '../layout/use-favourites-name';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { DrawerAccount } from './drawer-account';

const mainLink = css(menuLink, { fontWeight: 600, fontSize: 'var(--size-17)' });

const badge = css({
  minWidth: 24,
  padding: '0 7px',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  fontSize: 'var(--size-13)',
  lineHeight: '24px',
  textAlign: 'center',
});

/** Home, account and favourites, then the restaurant's own links. */
export const DrawerLinks = ({ onChoose }: { readonly onChoose: () => void }) => {
  const t = useText();
  const links = useSelector(selectDrawerLinks);
  const favourites = useSelector(selectFavouriteIds).length;
  const favouritesName = useFavouritesName();
  return (
    <nav aria-label={t('frame.main')}>
      <ul>
        <li>
          <ShopLink className={mainLink} to="/" onClick={onChoose}>
            {t('drawer.home')}
          </ShopLink>
        </li>
        <li>
          <DrawerAccount className={mainLink} onChoose={onChoose} />
        </li>
        <li>
          <ShopLink className={mainLink} to="/favorite" onClick={onChoose}>
            <span className={visuallyHidden}>{favouritesName}</span>
            <span aria-hidden="true">{t('frame.favourites')}</span>
            {favourites > 0 && (
              <span className={badge} aria-hidden="true">
                {favourites}
              </span>
            )}
          </ShopLink>
        </li>
        {links.map(({ id, name, target }) => (
          <li key={id}>
            <NavigationAnchor className={longMenuLink} target={target} onClick={onChoose}>
              {name}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};
