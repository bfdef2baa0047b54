import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectGrowth } from '../../../application/catalogue/catalogue-selectors';
import { furtherPageRequested } from '../../../application/catalogue/further-pages-slice';
import type { Listing } from '../../../application/ports/listing';
import { routeKey } from '../../../application/navigation/route-key';
import type { CategoryRoute, SubcategoryRoute } from '../../../application/navigation/route';
import { useBarePath } from '../../navigation/located-route';
import { isPlainClick } from '../../navigation/plain-click';
import { ShopLink } from '../../navigation/shop-link';
import { secondaryButton } from '../../components/button-styles';
import { visuallyHidden } from '../../components/visually-hidden';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { listAddress } from '../../navigation/list-address';

interface FurtherPagesProps {
  readonly route: CategoryRoute | SubcategoryRoute;
  readonly listing: Listing;
  readonly list: RefObject<HTMLUListElement | null>;
}

const frame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginTop: 40,
  color: 'var(--text-soft)',
});

const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/* As wide in each of its words. */
const more = css(secondaryButton, {
  minWidth: 'min(320px, 70vw)',
  '&[aria-disabled]': { cursor: 'default', opacity: 0.7 },
});

/** Leaves the focus where it is, if the customer went on to something else. */
const hasNothingElseFocused = (link: Element): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement === link;

const LABELS = {
  settled: 'category.showMore',
  loading: 'category.loadingMore',
  failed: 'error.retry',
} as const;

/**
 * More of a list. Its link leads to the next page, which is a page of its own; a click puts that page
 * below this one instead. The address stays the first page's, so that it shows to others, and after a
 * reload, what stands at its top.
 */
export const FurtherPages = ({ route, listing, list }: FurtherPagesProps) => {
  const t = useText();
  const path = useBarePath();
  const dispatch = useDispatch();
  const progress = useSelector(selectGrowth);
  /** What was clicked to ask for more, and how many dishes there were then. */
  const asked = useRef<{ readonly link: Element; readonly count: number } | null>(null);
  const [come, setCome] = useState(0);
  const { filter } = route;
  const { currentPage, lastPage, total } = listing.meta;
  const count = listing.products.length;

  useEffect(() => {
    if (asked.current === null || count <= asked.current.count) return;
    const { link, count: before } = asked.current;
    asked.current = null;
    setCome(count - before);
    if (!hasNothingElseFocused(link)) return;
    const first = list.current?.querySelectorAll('article')[before];
    first?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, list]);

  if (lastPage <= 1) return null;

  const askForMore = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (progress === 'loading') return;
    asked.current = { link: event.currentTarget, count };
    dispatch(furtherPageRequested({ key: routeKey(route), page: currentPage + 1 }));
  };

  const came = progress === 'settled' && come > 0 ? t('category.moreCame', { count: come }) : '';
  const said = progress === 'failed' ? t('category.moreFailed') : came;

  return (
    <div className={frame}>
      {route.page === 1 && <p>{t('category.shown', { shown: count, total })}</p>}
      <p role="status" className={progress === 'failed' ? undefined : visuallyHidden}>
        {said}
      </p>
      <nav className={row} aria-label={t('category.pages')}>
        {route.page > 1 && (
          <ShopLink
            className={secondaryButton}
            to={listAddress(path, { page: route.page - 1, filter })}
            rel="prev"
          >
            {t('category.previous')}
          </ShopLink>
        )}
        {currentPage < lastPage && (
          <ShopLink
            className={more}
            to={listAddress(path, { page: currentPage + 1, filter })}
            rel="next"
            onClick={askForMore}
            {...(progress === 'loading' ? { 'aria-disabled': true } : {})}
          >
            {t(LABELS[progress])}
          </ShopLink>
        )}
      </nav>
    </div>
  );
};
