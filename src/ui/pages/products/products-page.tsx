import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import { pageHeading } from '../../components/heading-styles';
import { CategorySections } from './category-sections';

const heading = css`
  ${pageHeading};
  margin-bottom: 24px;
`;

export const ProductsPage = () => {
  const t = useText();
  const categories = useSelector((state: ShopState) => state.catalogue.categories);
  return (
    <>
      <h1 css={heading}>{t('frame.menu')}</h1>
      <CategorySections categories={categories} />
    </>
  );
};
