import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectOpenDish } from '../../application/catalogue/catalogue-slice';
import type { ShopState } from '../../application/store/root-reducer';
import { selectSectionInView } from '../../application/catalogue/menu-sections-slice';
import { ShopLink } from '../navigation/shop-link';
import { useSectionLink } from '../navigation/use-section-link';
import { useRoute } from '../navigation/located-route';
import { CategoryIcon } from '../components/category-icon';
import { useStaticBlock } from '../components/static-block';
import { useText } from '../i18n/use-text';
import { CAN_HOVER, TALL_ENOUGH } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { useIsQuiet } from './quiet-header';
import { centredRow } from '../theme/shared-styles';

const bar = css({
  [TALL_ENOUGH]: { position: 'sticky', top: 'var(--header)', zIndex: 20 },
  background: 'var(--ground)',
  borderBottom: '1px solid var(--line)',
});

const list = css(container, centredRow, {
  // The words of the first link, not its pill, stand in line with the page.
  padding: '0 calc(var(--gutter) - 14px)',
  gap: 4,
  height: 'var(--categories)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 var(--gutter)',
});

const item = css({ flex: 'none', scrollSnapAlign: 'start' });

const link = css(centredRow, {
  gap: 8,
  minHeight: 'var(--touch)',
  padding: '0 14px',
  borderRadius: 'var(--radius-pill)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
  '&[aria-current]': { background: 'var(--text)', color: 'var(--ground)' },
});

const selectCategories = (state: ShopState) => state.catalogue.categories;

interface CurrentCategory {
  readonly slug: string;
  readonly aria: 'page' | 'true';
}

const NONE: Partial<CurrentCategory> = {};

const useCurrentCategory = (): CurrentCategory | null => {
  const route = useRoute();
  const product = useSelector(selectOpenDish);
  const inView = useSelector(selectSectionInView);
  if (route.name === 'home' || route.name === 'products')
    return inView === null ? null : { slug: inView, aria: 'true' };
  if (route.name === 'category') return { slug: route.category, aria: 'page' };
  if (route.name === 'subcategory') return { slug: route.category, aria: 'true' };
  if (route.name !== 'product' || product?.slug !== route.slug || !product.category) return null;
  return { slug: product.category.slug, aria: 'true' };
};

const useCurrentInSight = (slug: string | undefined): RefObject<HTMLUListElement | null> => {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    const frame = row.current.getBoundingClientRect();
    // The row alone: the page must stay where it is.
    row.current.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
  }, [slug]);
  return row;
};

const CategoryLinks = ({ slug: currentSlug, aria }: Partial<CurrentCategory>) => {
  const followSection = useSectionLink();
  return useSelector(selectCategories).map(({ id, slug, name, iconPath }) => (
    <li key={id} className={item}>
      <ShopLink
        className={link}
        to={`/products/${slug}`}
        onClick={(event) => followSection(event, slug)}
        {...(slug === currentSlug ? { 'aria-current': aria } : {})}
      >
        <CategoryIcon path={iconPath} />
        <span>{name}</span>
      </ShopLink>
    </li>
  ));
};

export const CategoriesBar = () => {
  const t = useText();
  const isEmpty = useSelector(selectCategories).length === 0;
  const current = useCurrentCategory();
  const row = useCurrentInSight(current?.slug);
  const links = useStaticBlock(CategoryLinks, current ?? NONE);
  const isQuiet = useIsQuiet();
  if (isEmpty || isQuiet) return null;
  return (
    <nav className={bar} aria-label={t('frame.categories')}>
      <ul className={list} ref={row} {...links} />
    </nav>
  );
};
