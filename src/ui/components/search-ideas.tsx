import type { MouseEvent } from 'react';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { ShopLink } from '../navigation/shop-link';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { CategoryIcon } from './category-icon';
import { centredRow, wrappingRow } from '../theme/shared-styles';

const heading = css({ marginBottom: 12, fontWeight: 600 });

const chip = css(centredRow, {
  gap: 8,
  minHeight: 'var(--touch)',
  padding: '0 16px 0 12px',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-muted)',
  fontWeight: 500,
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

export const SearchIdeas = ({ onChoose }: { readonly onChoose?: (event: MouseEvent) => void }) => {
  const t = useText();
  const id = useId();
  const categories = useSelector(selectCategories);
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <p className={heading} id={id}>
        {t('search.categories')}
      </p>
      <ul className={wrappingRow}>
        {categories.map(({ id: category, slug, name, iconPath }) => (
          <li key={category}>
            <ShopLink className={chip} to={`/products/${slug}`} onClick={onChoose}>
              <CategoryIcon path={iconPath} />
              <span>{name}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
