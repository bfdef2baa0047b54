import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import { selectPhoneToCall } from '../../../application/city/city-selectors';
import { reloadIfOnline } from '../../navigation/page-reload';
import { ShopLink } from '../../navigation/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import {
  messageActions,
  messageFrame,
  messageHeading,
  messageText,
} from '../../components/message-styles';
import { telephoneLink } from '../../components/telephone-link';
import { css } from '../../theme/emotion';

interface ErrorPageProps {
  /** Null without a connection: nobody has answered. */
  readonly status: number | null;
  /** Asks for the page again; without it the page is simply loaded anew. */
  readonly onRetry?: () => void;
}

const large = css({
  color: 'var(--accent-text)',
  fontWeight: 700,
  fontSize: 'min(5rem, 30vw)',
  lineHeight: 1,
  letterSpacing: '-0.04em',
});

/** Which words fit a status: missing, out of reach, broken, or cut off. */
const wordsOf = (status: number | null): 'notFound' | 'unreachable' | 'broken' | 'offline' => {
  if (status === null) return 'offline';
  if (status === 404) return 'notFound';
  return status === 503 ? 'unreachable' : 'broken';
};

const reload = (): void => {
  void reloadIfOnline();
};

export const ErrorPage = ({ status, onRetry = reload }: ErrorPageProps) => {
  const t = useText();
  const phone = useSelector(selectPhoneToCall);
  const kind = wordsOf(status);
  return (
    <div className={messageFrame}>
      {status !== null && <p className={large}>{status}</p>}
      <h1 className={messageHeading}>{t(`error.${kind}.title`)}</h1>
      <p className={messageText}>{t(`error.${kind}.text`)}</p>
      <div className={messageActions}>
        {kind === 'notFound' ? (
          <ShopLink className={primaryButton} to="/">
            {t('error.toMain')}
          </ShopLink>
        ) : (
          <>
            <button type="button" className={primaryButton} onClick={onRetry}>
              {t('error.retry')}
            </button>
            {phone !== undefined && (
              <a className={secondaryButton} href={telephoneLink(phone)}>
                {phone}
              </a>
            )}
          </>
        )}
      </div>
    </div>
  );
};
