import { useSelector } from 'react-redux';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { ShopLink } from '../navigation/shop-link';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { footerHeading, footerLink } from './footer-styles';

const twoColumns = css`
  columns: 2;
  column-gap: 24px;
`;

/* A name of two lines stays in its column. */
const item = css`
  break-inside: avoid;
`;

/** The categories that the restaurant wants in its footer. */
export const FooterMenu = () => {
  const t = useText();
  const categories = useSelector(selectCategories);
  const shown = categories.filter(({ isInFooter }) => isInFooter);
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 className={footerHeading}>{t('frame.menu')}</h2>
      <ul className={twoColumns}>
        {shown.map(({ id, slug, name }) => (
          <li key={id} className={item}>
            <ShopLink className={footerLink} to={`/products/${slug}`}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
