import { useDispatch, useSelector } from 'react-redux';
import { noticeGiven } from '../../../application/notifications/notice-slice';
import { promoWanted, selectLinkedPromo } from '../../../application/pricing/linked-promo-slice';
import type { PromoCode } from '../../../domain/promotion/promo-code';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { softNote } from '../../theme/shared-styles';

const box = css`
  display: grid;
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--accent-surface);
  ${PAGE_FROM_TABLET} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const letters = css`
  font-weight: 700;
  font-size: var(--size-24);
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

/* Next to each other where there is room, as wide as the box where there is none. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > button {
    flex: 1 1 auto;
  }
`;

const copyButton = css`
  ${secondaryButton};
  background: var(--surface);
`;

/** A code, to be kept for the cart or taken along. */
export const PromotionCode = ({ code }: { readonly code: PromoCode }) => {
  const t = useText();
  const dispatch = useDispatch();
  const linked = useSelector(selectLinkedPromo);
  const isWaiting = linked?.code === code && linked.state === 'waiting';
  const use = (): void => {
    dispatch(promoWanted(code));
    dispatch(noticeGiven({ text: 'promotions.kept', params: { code }, tone: 'done' }));
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      dispatch(noticeGiven({ text: 'promotions.copied', params: { code }, tone: 'done' }));
    } catch {
      // The browser has no clipboard for this page, or does not let anybody near it.
      dispatch(noticeGiven({ text: 'promotions.copyFailed', params: { code }, tone: 'failed' }));
    }
  };
  return (
    <div className={box}>
      <p>
        <span className={softNote}>{t('promotions.code')}</span>
        <br />
        <span className={letters}>{code}</span>
      </p>
      <div className={actions}>
        <button type="button" className={primaryButton} onClick={use}>
          {isWaiting && <Icon name="check" size={18} />}
          <span>{t(isWaiting ? 'promotions.used' : 'promotions.use')}</span>
        </button>
        <button type="button" className={copyButton} onClick={() => void copy()}>
          {t('promotions.copy')}
        </button>
      </div>
    </div>
  );
};
