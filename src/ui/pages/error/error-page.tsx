import { useText } from '../../i18n/use-text';
import { useSelector } from 'react-redux';
import { selectPhoneToCall } from '../../../application/city/city-selectors';
import { reloadIfOnline } from '../../navigation/page-reload';
import { ShopLink } from '../../navigation/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { telephoneLink } from '../../components/telephone-link';
import { css } from '../../theme/emotion';
import { Message } from '../../components/message';
import { RetryButton } from '../../components/retry-button';

interface ErrorPageProps {
  /** Null without a connection: nobody has answered. */
  readonly status: number | null;
  /** Retries the page; without it the page is reloaded. */
  readonly onRetry?: () => void;
}

const large = css({
  fontWeight: 700,
  fontSize: 'min(5rem, 30vw)',
  lineHeight: 1,
  letterSpacing: '-0.04em',
});

const messageKeyOf = (status: number | null): 'notFound' | 'unreachable' | 'broken' | 'offline' => {
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
  const kind = messageKeyOf(status);
  return (
    <Message
      above={status !== null && <p className={large}>{status}</p>}
      title={t(`error.${kind}.title`)}
      text={t(`error.${kind}.text`)}
    >
      {kind === 'notFound' ? (
        <ShopLink className={primaryButton} to="/">
          {t('error.toMain')}
        </ShopLink>
      ) : (
        <>
          <RetryButton onClick={onRetry} />
          {phone !== undefined && (
            <a className={secondaryButton} href={telephoneLink(phone)}>
              {phone}
            </a>
          )}
        </>
      )}
    </Message>
  );
};
