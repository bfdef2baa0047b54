import { useLocated } from '../../app/located-route';
import { useEnterPage } from '../../app/use-enter-page';
import { primaryButton } from '../../components/button-styles';
import { messageActions, messageFrame, messageText } from '../../components/message-styles';
import { useText } from '../../text/use-text';

/** The dishes could not be had; what is liked is kept all the same. */
export const FailedFavourites = () => {
  const t = useText();
  const located = useLocated();
  const enterPage = useEnterPage();
  return (
    <div css={messageFrame}>
      <p css={messageText}>{t('favourites.failed')}</p>
      <div css={messageActions}>
        <button
          type="button"
          css={primaryButton}
          onClick={() => {
            enterPage(located);
          }}
        >
          {t('error.retry')}
        </button>
      </div>
    </div>
  );
};
