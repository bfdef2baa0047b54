import { useSelector } from 'react-redux';
import { selectCategories } from '../../../application/catalogue/catalogue-slice';
import { menuFilters } from '../../../application/catalogue/menu-sections';
import { knownFilters } from '../../../domain/catalogue/category-filter';
import { DishFilters } from '../../components/dish-filters';
import { pageHeading } from '../../components/heading-styles';
import { MenuSections } from '../../components/menu-sections';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { useRoute } from '../../navigation/located-route';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { oneColumn } from '../../theme/shared-styles';

const head = css(oneColumn, {
  gap: 16,
  marginBottom: -16,
  [PAGE_FROM_TABLET]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 24,
    marginBottom: 0,
  },
});

/** The whole menu on one page. Filters are for all of its sections. Rules 4.5. */
export const ProductsPage = () => {
  const title = usePageHeading(useText()('frame.menu'));
  const route = useRoute();
  const filters = menuFilters(useSelector(selectCategories));
  const chosen = route.name === 'products' ? knownFilters(route.filter ?? [], filters) : [];
  return (
    <>
      <div className={head}>
        <h1 className={pageHeading}>{title}</h1>
        <DishFilters filters={filters} chosen={chosen} />
      </div>
      <MenuSections isFirst />
    </>
  );
};
