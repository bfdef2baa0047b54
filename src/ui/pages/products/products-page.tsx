import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import { selectCategories } from '../../../application/catalogue/catalogue-slice';
import { pageHeading } from '../../components/heading-styles';
import { css } from '../../theme/emotion';
import { CategorySections } from './category-sections';

const heading = css(pageHeading, { marginBottom: 24 });

export const ProductsPage = () => {
  const title = usePageHeading(useText()('frame.menu'));
  const categories = useSelector(selectCategories);
  return (
    <>
      <h1 className={heading}>{title}</h1>
      <CategorySections categories={categories} />
    </>
  );
};
