import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { sectionsWith } from '../../application/catalogue/menu-sections';
import type { MenuSection } from '../../application/catalogue/menu-sections-slice';
import {
  sectionRequested,
  sectionViewed,
  selectMenuSections,
} from '../../application/catalogue/menu-sections-slice';
import type { Category } from '../../domain/catalogue/category';
import { useText } from '../i18n/use-text';
import { listAddress } from '../navigation/list-address';
import { ShopLink } from '../navigation/shop-link';
import { usePageStatus } from '../navigation/use-page-status';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { softNote } from '../theme/shared-styles';
import { secondaryButton } from './button-styles';
import { NothingFits } from './dish-filters';
import { FailedPart } from './failed-part';
import { FIRST_DISHES, ProductGrid, ReservedGrid } from './product-grid';

const section = css({ marginTop: 40 });

const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBottom: 12,
  fontSize: 'var(--size-24)',
  letterSpacing: '-0.01em',
  a: { minHeight: 'var(--touch)', alignContent: 'center' },
  [CAN_HOVER]: { 'a:hover': { textDecoration: 'underline' } },
});

const number = css(softNote, { fontWeight: 400, letterSpacing: 0 });
const more = css(secondaryButton, { marginTop: 24 });

/** Where a section is asked for: one screen before it is seen. */
const NEAR: IntersectionObserverInit = { rootMargin: '100% 0px' };

/** Calls back once the element is near the screen, as long as it is wanted. */
const useNear = (element: RefObject<Element | null>, isWanted: boolean, onNear: () => void) => {
  const isNear = useRef(onNear);
  useEffect(() => {
    isNear.current = onNear;
  });
  useEffect(() => {
    if (!isWanted || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) isNear.current();
    }, NEAR);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted]);
};

/** Dishes on a page of a list whose backend does not say how many it has. */
const LIKELY_DISHES = 12;

interface DishesProps {
  readonly category: Category;
  /** Undefined before it is asked for. */
  readonly dishes: MenuSection | undefined;
  readonly isFirst: boolean;
}

const Dishes = ({ category: { slug, dishCount }, dishes, isFirst }: DishesProps) => {
  const t = useText();
  const dispatch = useDispatch();
  if (dishes === 'failed')
    return (
      <FailedPart
        text={t('category.sectionFailed')}
        onRetry={() => dispatch(sectionRequested(slug))}
      />
    );
  if (dishes === undefined || dishes === 'loading')
    return <ReservedGrid count={dishCount ?? LIKELY_DISHES} />;
  return (
    <>
      <ProductGrid dishes={dishes.products} firstCount={isFirst ? FIRST_DISHES : 0} />
      {dishes.meta.lastPage > 1 && (
        <ShopLink className={more} to={listAddress(`/products/${slug}`, { page: 2, filter: [] })}>
          {t('category.showMore')}
        </ShopLink>
      )}
    </>
  );
};

const Section = (props: DishesProps) => {
  const t = useText();
  const dispatch = useDispatch();
  const frame = useRef<HTMLElement>(null);
  const isReady = usePageStatus().kind === 'ready';
  const { category, dishes } = props;
  const { slug, name } = category;
  const count = typeof dishes === 'object' ? dishes.meta.total : category.dishCount;
  useNear(frame, isReady && dishes === undefined, () => dispatch(sectionRequested(slug)));
  return (
    <section ref={frame} className={section} id={slug} data-section="" aria-label={name}>
      <h2 className={heading}>
        <ShopLink to={`/products/${slug}`}>{name}</ShopLink>
        {count !== null && <span className={number}>{t('category.found', { count })}</span>}
      </h2>
      <Dishes {...props} />
    </section>
  );
};

/** A line below the bars that stay in sight: the section that it crosses is the one looked at. */
const LINE: IntersectionObserverInit = { rootMargin: '-30% 0px -69% 0px' };

/** Tells the row of categories which section the customer looks at. */
const useSectionInView = (frame: RefObject<Element | null>, count: number): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // The last: entries of several frames may come together.
      const crossed = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (crossed) dispatch(sectionViewed(crossed.target.id));
    }, LINE);
    for (const child of frame.current?.children ?? []) observer.observe(child);
    return () => observer.disconnect();
  }, [dispatch, frame, count]);
};

/** The whole menu: each category with its dishes, which are loaded when they come near the screen. */
export const MenuSections = ({ isFirst = false }: { readonly isFirst?: boolean }) => {
  const frame = useRef<HTMLDivElement>(null);
  const categories = useSelector(selectCategories);
  const { filter, sections } = useSelector(selectMenuSections);
  const isFiltered = filter.length > 0;
  const shown = sectionsWith(categories, filter).filter(({ slug, dishCount }) => {
    const dishes = sections[slug];
    return isFiltered ? typeof dishes === 'object' && dishes.products.length > 0 : dishCount !== 0;
  });
  useSectionInView(frame, shown.length);
  if (isFiltered && shown.length === 0) return <NothingFits />;
  return (
    <div ref={frame}>
      {shown.map((category, index) => (
        <Section
          key={category.id}
          category={category}
          dishes={sections[category.slug]}
          isFirst={isFirst && index === 0}
        />
      ))}
    </div>
  );
};
