import type { TFunction } from 'i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { RejectedOption } from '../../application/pricing/calculate-cart';
import { modalClosed, modalOpened } from '../../application/modals/modal-slice';
import { promoRepeated, selectPromoEntry } from '../../application/pricing/promo-entry-slice';
import { useRoute } from '../navigation/located-route';
import { Modal } from '../components/modal';
import { RetryCountdown } from '../components/retry-countdown';
import { useText } from '../i18n/use-text';
import { OneButtonBar } from '../components/sheet-bar';
import { css } from '../theme/emotion';

const textBlock = css({ display: 'grid', gap: 8, fontSize: 'var(--size-17)' });
const reason = css({ color: 'var(--text-soft)', fontSize: 'var(--size-15)' });

/** Nobody knows such a code: there is nothing more to say. */
const UNKNOWN = 'promo.not_found';

/** Refusals for which the shop has words of its own; each is the key of its text. */
const KNOWN: ReadonlySet<string> = new Set([
  'promo.expired',
  'promo.not_started',
  'promo.exhausted',
  'promo.used',
  'promo.wrong_city',
  'promo.login_required',
  'promo.too_long',
  'promo.unanswered',
]);

/** Returns why a code was refused, in the shop's words, else in the backend's; null where that is said already. Rules 9.3. */
const reasonOf = ({ code, message }: RejectedOption, t: TFunction): string | null => {
  if (code === UNKNOWN) return null;
  return code !== null && KNOWN.has(code) ? t(code) : message;
};

/** Says that a promo code does not work, and why; the customer may put it right. */
export const PromoCodeErrorModal = () => {
  const t = useText();
  const dispatch = useDispatch();
  const entry = useSelector(selectPromoEntry);
  const isCheckout = useRoute().name === 'checkout';
  const retryAt = entry.kind === 'refused' ? entry.why.retryAt : undefined;
  const why = entry.kind === 'refused' ? reasonOf(entry.why, t) : null;
  return (
    <Modal
      name="promocodeError"
      beginsAtFooter
      title={t('promo.title')}
      footer={
        <OneButtonBar
          text={t('promo.repeat')}
          onClick={() => {
            dispatch(promoRepeated(undefined));
            // The checkout has its own field, which takes the focus.
            dispatch(isCheckout ? modalClosed('promocodeError') : modalOpened('promocode'));
          }}
        />
      }
    >
      <div className={textBlock} role="alert">
        {retryAt === undefined ? (
          <>
            <p>{t(UNKNOWN)}</p>
            {why !== null && <p className={reason}>{why}</p>}
          </>
        ) : (
          <p>
            <RetryCountdown text="promo.tooMany" until={retryAt} />
          </p>
        )}
      </div>
    </Modal>
  );
};
