import { useTranslation } from 'react-i18next';
import { page, pageTitle } from '../../styles/shared';

export const SoldOutPage = () => {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <h1 className={pageTitle}>{t('board.page.soldOut')}</h1>
    </div>
  );
};
