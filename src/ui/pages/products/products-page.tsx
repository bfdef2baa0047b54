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
import { column16 } from '../../theme/shared-styles';

/** The whole menu on one page. Filters are for all of its sections. Rules 4.5. */
export const ProductsPage = () => {
  const title = usePageHeading(useText()('frame.menu'));
  const route = useRoute();
  const filters = menuFilters(useSelector(selectCategories));
  const chosen = route.name === 'products' ? knownFilters(route.filter ?? [], filters) : [];
  return (
    <>
      <div className={column16}>
        <h1 className={pageHeading}>{title}</h1>
        <DishFilters filters={filters} chosen={chosen} />
      </div>
      <MenuSections isFirst />
    </>
  );
};
