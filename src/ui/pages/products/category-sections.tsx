import type { Category } from '../../../domain/catalogue/category';
import { ShopLink } from '../../navigation/shop-link';
import { CategoryIcon } from '../../components/category-icon';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_TABLET } from '../../theme/media';

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  padding: 12px 0;
  border-bottom: 1px solid var(--line);
  ${PAGE_FROM_TABLET} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    align-items: center;
    gap: 24px;
    padding: 16px 0;
  }
`;

const name = css`
  font-size: var(--size-20);
  line-height: 1.25;
`;

const whole = css`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: var(--touch);
  -webkit-hyphens: auto;
  hyphens: auto;
  /* The whole row leads to the category; its kinds lie above that. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${CAN_HOVER} {
    &:hover {
      color: var(--accent-text);
    }
  }
`;

const kinds = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-self: start;
`;

const kind = css`
  display: flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--surface-muted);
  font-weight: 500;
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-strong);
    }
  }
`;

const ICON_SIZE = 32;

export const CategorySections = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul>
    {categories.map(({ id, slug, name: category, iconPath, subcategories }) => (
      <li key={id} className={row}>
        <h2 className={name}>
          <ShopLink className={whole} to={`/products/${slug}`}>
            <CategoryIcon path={iconPath} size={ICON_SIZE} />
            <span>{category}</span>
          </ShopLink>
        </h2>
        {subcategories.length > 0 && (
          <ul className={kinds} aria-label={category}>
            {subcategories.map((sub) => (
              <li key={sub.id}>
                <ShopLink className={kind} to={`/products/${slug}/${sub.slug}`}>
                  {sub.name}
                </ShopLink>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
