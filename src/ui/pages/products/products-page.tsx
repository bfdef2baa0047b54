import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { useSelector } from 'react-redux';
import { selectCategories } from '../../../application/catalogue/catalogue-slice';
import { listHeading } from '../../components/heading-styles';
import { css } from '../../theme/emotion';
import type { Category } from '../../../domain/catalogue/category';
import { ShopLink } from '../../navigation/shop-link';
import { CategoryIcon } from '../../components/category-icon';
import { CAN_HOVER, PAGE_FROM_TABLET } from '../../theme/media';
import { centredRow, wrappingRow } from '../../theme/shared-styles';

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: '12px 0',
  borderBottom: '1px solid var(--line)',
  [PAGE_FROM_TABLET]: {
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 24,
    padding: '16px 0',
  },
});

const name = css({ fontSize: 'var(--size-20)', lineHeight: 1.25 });

const whole = css(centredRow, {
  gap: 16,
  minHeight: 'var(--touch)',
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  // The whole row leads to the category; its kinds lie above that.
  '&::after': { content: "''", position: 'absolute', inset: 0 },
  [CAN_HOVER]: { '&:hover': { textDecoration: 'underline' } },
});

const kinds = css(wrappingRow, { position: 'relative', zIndex: 1, justifySelf: 'start' });

const kind = css(centredRow, {
  minHeight: 'var(--touch)',
  padding: '0 16px',
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface-muted)',
  fontWeight: 500,
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

const ICON_SIZE = 32;

const CategorySections = ({ categories }: { readonly categories: readonly Category[] }) => (
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

export const ProductsPage = () => {
  const title = usePageHeading(useText()('frame.menu'));
  const categories = useSelector(selectCategories);
  return (
    <>
      <h1 className={listHeading}>{title}</h1>
      <CategorySections categories={categories} />
    </>
  );
};
