import type { Category } from '../../domain/catalogue/category';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_DESKTOP, FROM_TABLET } from '../theme/media';
import { CategoryIcon } from './category-icon';

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${FROM_TABLET} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
`;

const tile = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 24px;
  height: 100%;
  min-height: 112px;
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--surface-muted);
  font-weight: 600;
  font-size: var(--size-17);
  line-height: 1.25;
  -webkit-hyphens: auto;
  hyphens: auto;
  transition: background-color var(--quick);
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-strong);
    }
  }
  ${FROM_DESKTOP} {
    min-height: 128px;
    padding: 20px;
  }
`;

const ICON_SIZE = 32;

export const CategoryTiles = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className={grid}>
    {categories.map(({ id, slug, name, iconPath }) => (
      <li key={id}>
        <ShopLink className={tile} to={`/products/${slug}`}>
          <CategoryIcon path={iconPath} size={ICON_SIZE} />
          <span>{name}</span>
        </ShopLink>
      </li>
    ))}
  </ul>
);
