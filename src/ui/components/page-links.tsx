import { useText } from '../i18n/use-text';
import type { PageMeta } from '../../application/ports/page-meta';
import { useBarePath } from '../navigation/located-route';
import { ShopLink } from '../navigation/shop-link';
import { css } from '../theme/emotion';
import { secondaryButton } from './button-styles';

const row = css({ display: 'flex', justifyContent: 'center', gap: 12, marginTop: 40 });

const addressOf = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${String(page)}`;

/** The way to the pages before and after; a list on one page has none. */
export const PageLinks = ({ meta: { currentPage, lastPage } }: { readonly meta: PageMeta }) => {
  const t = useText();
  const path = useBarePath();
  if (lastPage <= 1) return null;
  return (
    <nav className={row} aria-label={t('category.pages')}>
      {currentPage > 1 && (
        <ShopLink className={secondaryButton} to={addressOf(path, currentPage - 1)} rel="prev">
          {t('category.previous')}
        </ShopLink>
      )}
      {currentPage < lastPage && (
        <ShopLink className={secondaryButton} to={addressOf(path, currentPage + 1)} rel="next">
          {t('category.next')}
        </ShopLink>
      )}
    </nav>
  );
};
