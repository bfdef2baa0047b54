import { useSelector } from 'react-redux';
import { selectBottomLinks } from '../../application/navigation/navigation-selectors';
import { useShopWords } from '../text/use-shop-words';
import { footerHeading, footerLink } from './footer-styles';
import { NavigationAnchor } from '../navigation/navigation-anchor';
import { css } from '../theme/emotion';

const twoColumns = css`
  columns: 2;
  column-gap: 12px;
`;

const item = css`
  break-inside: avoid;
`;

/** The restaurant's own links. */
export const FooterLinks = () => {
  const { name: brand } = useShopWords();
  const links = useSelector(selectBottomLinks);
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={footerHeading}>{brand}</h2>
      <ul className={twoColumns}>
        {links.map(({ id, name, target }) => (
          <li key={id} className={item}>
            <NavigationAnchor className={footerLink} target={target}>
              {name}
            </NavigationAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
};
