import { useSelector } from 'react-redux';
import { selectSignIn } from '../../../application/sign-in/sign-in-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import { primaryButton, quietButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { useAskTelegram } from './use-telegram';
import { softLine } from '../../theme/shared-styles';

const step = css({ display: 'grid', justifyItems: 'center', gap: 12, textAlign: 'center' });
const words = css({ maxWidth: '38ch', color: 'var(--text-soft)', textWrap: 'pretty' });
const open = css(primaryButton, { minHeight: 48, paddingInline: 24 });

/** What the shop waits for, said as it changes. */
const useLine = ({ telegram }: ShopState['signIn']): string => {
  const t = useText();
  switch (telegram.kind) {
    case 'expired':
      return t('signIn.telegram.expired');
    case 'failed':
      return t('signIn.telegram.failed');
    case 'open':
      return telegram.phone === null ? t('signIn.telegram.waiting') : '';
    default:
      return t('signIn.telegram.preparing');
  }
};

/**
 * The way into Telegram and back. The link is there to press as well, for browsers that did not let
 * its window open.
 */
export const TelegramStep = () => {
  const t = useText();
  const signIn = useSelector(selectSignIn);
  const ask = useAskTelegram();
  const said = useLine(signIn);
  const { telegram } = signIn;
  const isOver = telegram.kind === 'expired' || telegram.kind === 'failed';
  const isPhoneKnown = telegram.kind === 'open' && telegram.phone !== null;
  return (
    <div className={step}>
      {!isOver && !isPhoneKnown && <p className={words}>{t('signIn.telegram.ask')}</p>}
      {!isPhoneKnown && (
        <p className={softLine} role="status">
          {said}
        </p>
      )}
      {telegram.kind === 'open' && telegram.phone === null && (
        <a className={open} href={telegram.link.link} target="_blank" rel="noopener noreferrer">
          <Icon name="telegram" />
          <span>{t('signIn.telegram.open')}</span>
        </a>
      )}
      {isOver && (
        <button type="button" className={open} onClick={ask}>
          {t(telegram.kind === 'expired' ? 'signIn.telegram.newLink' : 'error.retry')}
        </button>
      )}
    </div>
  );
};

/** For whoever has shared the phone and got no code, or one that is too old by now. */
export const NewTelegramLink = () => {
  const t = useText();
  const ask = useAskTelegram();
  return (
    <button type="button" className={quietButton} onClick={ask}>
      {t('signIn.telegram.newLink')}
    </button>
  );
};
