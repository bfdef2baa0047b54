import { useSelector, useDispatch } from 'react-redux';
import { selectContent } from '../../../application/content/content-slice';
import type { Promotion } from '../../../application/ports/article';
import type { PromoCode } from '../../../domain/promotion/promo-code';
import { readPromoCode } from '../../../domain/promotion/promo-code';
import { useDate } from '../../hooks/use-date';
import { usePageStatus } from '../../navigation/use-page-status';
import { ShopLink } from '../../navigation/shop-link';
import { FoodPicture } from '../../components/food-picture';
import { pageHeading } from '../../components/heading-styles';
import { RichText } from '../../components/rich-text';
import { StorySkeleton } from '../../components/story-skeleton';
import { STORY_PICTURE_SIZES, story, storyHead, storyTime } from '../../components/story-styles';
import { WayBack } from '../../components/way-back';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PromotionTerm } from './promotion-term';
import { boldText, rounded, softNote, touchLink, warningTone } from '../../theme/shared-styles';
import { toastShown } from '../../../application/notifications/toast-slice';
import { promoRequested, selectLinkedPromo } from '../../../application/pricing/linked-promo-slice';
import { primaryButton, secondaryButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { PAGE_FROM_TABLET } from '../../theme/media';

const ended = css(warningTone, { padding: '16px 20px', borderRadius: 'var(--radius-card)' });
const onward = css(touchLink, { textDecoration: 'underline', textUnderlineOffset: 3 });

const EndedNote = ({ to }: { readonly to: Promotion['to'] }) => {
  const t = useText();
  const write = useDate();
  return (
    <div className={ended}>
      <p className={boldText}>
        {to === null ? t('promotions.over') : t('promotions.ended', { date: write(to) })}
      </p>
      <ShopLink className={onward} to="/promo">
        {t('promotions.endedText')}
      </ShopLink>
    </div>
  );
};

/** The code in its normal form; null for a promotion that needs none, or that is over. */
const codeOf = ({ promoCode, hasEnded }: Promotion): PromoCode | null => {
  const read = readPromoCode(promoCode ?? '');
  return read.ok && !hasEnded ? read.value : null;
};

const box = css({
  display: 'grid',
  gap: 16,
  padding: 20,
  borderRadius: 'var(--radius-card)',
  background: 'var(--accent-surface)',
  [PAGE_FROM_TABLET]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

const letters = css({
  fontWeight: 700,
  fontSize: 'var(--size-24)',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
});

/* Next to each other where there is room, as wide as the box where there is none. */
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > button': { flex: '1 1 auto' },
});

const copyButton = css(secondaryButton, { background: 'var(--surface)' });

const PromotionCode = ({ code }: { readonly code: PromoCode }) => {
  const t = useText();
  const dispatch = useDispatch();
  const linked = useSelector(selectLinkedPromo);
  const isWaiting = linked?.code === code && linked.state === 'waiting';
  const use = (): void => {
    dispatch(promoRequested(code));
    dispatch(toastShown({ text: 'promotions.kept', params: { code }, tone: 'done' }));
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      dispatch(toastShown({ text: 'promotions.copied', params: { code }, tone: 'done' }));
    } catch {
      // The browser has no clipboard for this page, or does not let anybody near it.
      dispatch(toastShown({ text: 'promotions.copyFailed', params: { code }, tone: 'failed' }));
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

export const PromotionPage = () => {
  const t = useText();
  const status = usePageStatus();
  const promotion = useSelector(selectContent).promotion;
  const heading = usePageHeading(promotion?.name ?? '', promotion?.seo);
  if (status.kind !== 'ready' || !promotion) return <StorySkeleton hasPicture />;
  const code = codeOf(promotion);
  return (
    <article className={story}>
      <header className={storyHead}>
        <WayBack to="/promo">{t('promotions.all')}</WayBack>
        <h1 className={pageHeading}>{heading}</h1>
        <p className={storyTime}>
          <PromotionTerm promotion={promotion} isWhole />
        </p>
      </header>
      {promotion.hasEnded && <EndedNote to={promotion.to} />}
      {code !== null && <PromotionCode code={code} />}
      {promotion.picture && (
        <div className={rounded}>
          <FoodPicture
            picture={promotion.picture}
            alt=""
            sizes={STORY_PICTURE_SIZES}
            isFirst
            isLarge
          />
        </div>
      )}
      <RichText html={promotion.html} />
    </article>
  );
};
