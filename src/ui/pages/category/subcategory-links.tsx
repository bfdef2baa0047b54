import { useText } from '../../text/use-text';
import type { Category } from '../../../domain/catalogue/category';
import type { FilterId } from '../../../domain/id/ids';
import { ShopLink } from '../../navigation/shop-link';
import { css } from '../../theme/emotion';
import { chip, chipRow } from './chip-styles';
import { listAddress } from './list-address';

interface SubcategoryLinksProps {
  readonly category: Category;
  readonly current: string | null;
  /** Stays set from one kind to the next. */
  readonly filter: readonly FilterId[];
}

const kind = css`
  ${chip};
  &[aria-current] {
    background: var(--text);
    color: var(--ground);
  }
`;

const CURRENT = { 'aria-current': 'page' } as const;

export const SubcategoryLinks = ({ category, current, filter }: SubcategoryLinksProps) => {
  const t = useText();
  if (category.subcategories.length === 0) return null;
  return (
    <nav aria-label={t('category.kinds', { category: category.name })}>
      <ul className={chipRow}>
        <li>
          <ShopLink
            className={kind}
            to={listAddress(`/products/${category.slug}`, { filter })}
            {...(current === null ? CURRENT : {})}
          >
            {t('category.all')}
          </ShopLink>
        </li>
        {category.subcategories.map(({ id, slug, name }) => (
          <li key={id}>
            <ShopLink
              className={kind}
              to={listAddress(`/products/${category.slug}/${slug}`, { filter })}
              {...(slug === current ? CURRENT : {})}
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
