import type { TFunction } from 'i18next';
import type { RejectedOption } from '../../application/pricing/calculate-cart';
import { useText } from '../i18n/use-text';
import { RetryCountdown } from './retry-countdown';

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

/** Why a promo code does not work, or how long to wait before the next. Rules 9.3. */
export const PromoRefusal = ({ why }: { readonly why: RejectedOption }) => {
  const t = useText();
  const reason = reasonOf(why, t);
  return why.retryAt === undefined ? (
    <>
      <span>{t(UNKNOWN)}</span>
      {reason !== null && <span>{` ${reason}`}</span>}
    </>
  ) : (
    <RetryCountdown text="promo.tooMany" until={why.retryAt} />
  );
};
