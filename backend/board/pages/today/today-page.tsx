import { useTranslation } from 'react-i18next';
import { page, pageTitle } from '../../styles/shared';

export const TodayPage = () => {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <h1 className={pageTitle}>{t('board.page.today')}</h1>
    </div>
  );
};
