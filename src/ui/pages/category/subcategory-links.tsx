import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import type { Category } from '../../../domain/catalogue/category';
import { ShopLink } from '../../app/shop-link';
import { CAN_HOVER } from '../../theme/media';

interface SubcategoryLinksProps {
  readonly category: Category;
  readonly current: string | null;
}

const list = css`
  display: flex;
  gap: 8px;
  margin: 0 calc(-1 * var(--gutter));
  padding: 2px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
`;

const chip = css`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--surface-muted);
  font-weight: 500;
  white-space: nowrap;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-strong);
    }
  }
  &[aria-current] {
    background: var(--text);
    color: var(--ground);
  }
`;

const CURRENT = { 'aria-current': 'page' } as const;

export const SubcategoryLinks = ({ category, current }: SubcategoryLinksProps) => {
  const t = useText();
  if (category.subcategories.length === 0) return null;
  return (
    <nav aria-label={t('category.kinds', { category: category.name })}>
      <ul css={list}>
        <li>
          <ShopLink
            css={chip}
            to={`/products/${category.slug}`}
            {...(current === null ? CURRENT : {})}
          >
            {t('category.all')}
          </ShopLink>
        </li>
        {category.subcategories.map(({ id, slug, name }) => (
          <li key={id}>
            <ShopLink
              css={chip}
              to={`/products/${category.slug}/${slug}`}
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
