import { css } from '@emotion/react';
import { useText } from '../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../application/store/root-reducer';
import { ShopLink } from '../app/shop-link';
import { useRoute } from '../app/located-route';
import { CategoryIcon } from '../components/category-icon';
import { CAN_HOVER } from '../theme/media';
import { container } from './container';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--ground);
  border-bottom: 1px solid var(--line);
`;

const list = css`
  ${container};
  /* The words of the first link, not its pill, stand in line with the page. */
  padding: 0 calc(var(--gutter) - 14px);
  display: flex;
  gap: 4px;
  height: var(--categories);
  align-items: center;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  scroll-padding: 0 var(--gutter);
`;

const item = css`
  flex: none;
  scroll-snap-align: start;
`;

const link = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--touch);
  padding: 0 14px;
  border-radius: var(--radius-pill);
  font-weight: 500;
  white-space: nowrap;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
  &[aria-current] {
    background: var(--accent-surface);
    color: var(--accent-text);
  }
`;

/** The menu's categories, in reach on every page. */
export const CategoriesBar = () => {
  const t = useText();
  const categories = useSelector((state: ShopState) => state.catalogue.categories);
  const route = useRoute();
  const current = route.name === 'category' || route.name === 'subcategory' ? route.category : null;
  if (categories.length === 0) return null;
  return (
    <nav css={bar} aria-label={t('frame.categories')}>
      <ul css={list}>
        {categories.map(({ id, slug, name, iconPath }) => (
          <li key={id} css={item}>
            <ShopLink
              css={link}
              to={`/products/${slug}`}
              {...(slug === current ? { 'aria-current': 'page' as const } : {})}
            >
              <CategoryIcon path={iconPath} />
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
