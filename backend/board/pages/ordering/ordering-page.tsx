import { useTranslation } from 'react-i18next';
import { page, pageTitle } from '../../styles/shared';

export const OrderingPage = () => {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <h1 className={pageTitle}>{t('board.page.ordering')}</h1>
    </div>
  );
};
