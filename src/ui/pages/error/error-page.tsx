import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import { ShopLink } from '../../app/shop-link';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { telephoneLink } from '../../components/telephone-link';
import { FROM_TABLET } from '../../theme/media';

interface ErrorPageProps {
  readonly status: number;
  /** Asks for the page again; without it the page is simply loaded anew. */
  readonly onRetry?: () => void;
}

const frame = css`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 48px 0;
  text-align: center;
  ${FROM_TABLET} {
    padding: 96px 0;
  }
`;

const large = css`
  color: var(--accent-text);
  font-weight: 700;
  font-size: 5rem;
  line-height: 1;
  letter-spacing: -0.04em;
`;

const heading = css`
  font-size: var(--size-24);
`;

const words = css`
  max-width: 46ch;
  color: var(--text-soft);
  font-size: var(--size-17);
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 12px;
`;

/** Which words fit a status: missing, out of reach, or broken. */
const wordsOf = (status: number): 'notFound' | 'unreachable' | 'broken' => {
  if (status === 404) return 'notFound';
  return status === 503 ? 'unreachable' : 'broken';
};

const reload = (): void => {
  window.location.reload();
};

/** What went wrong, what is kept, and what to do. */
export const ErrorPage = ({ status, onRetry = reload }: ErrorPageProps) => {
  const t = useText();
  const phone = useSelector((state: ShopState) => state.city.current?.phones[0]?.phone);
  const kind = wordsOf(status);
  return (
    <div css={frame}>
      <p css={large}>{status}</p>
      <h1 css={heading}>{t(`error.${kind}.title`)}</h1>
      <p css={words}>{t(`error.${kind}.text`)}</p>
      <div css={actions}>
        {kind === 'notFound' ? (
          <ShopLink css={primaryButton} to="/">
            {t('error.toMain')}
          </ShopLink>
        ) : (
          <>
            <button type="button" css={primaryButton} onClick={onRetry}>
              {t('error.retry')}
            </button>
            {phone !== undefined && (
              <a css={secondaryButton} href={telephoneLink(phone)}>
                {phone}
              </a>
            )}
          </>
        )}
      </div>
    </div>
  );
};
