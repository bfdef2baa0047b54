import { WayBack } from '../../components/way-back';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP } from '../../theme/media';

const way = css({ [PAGE_FROM_DESKTOP]: { display: 'none' } });

/** From a page of the account to the overview, where they do not stand side by side. */
export const BackToAccount = () => {
  const t = useText();
  return (
    <div className={way}>
      <WayBack to="/account">{t('account.title')}</WayBack>
    </div>
  );
};
