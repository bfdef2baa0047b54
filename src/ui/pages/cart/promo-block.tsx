import { css } from '@emotion/react';
import type { TFunction } from 'i18next';
import { useDispatch, useSelector } from 'react-redux';
import { promoRemoved } from '../../../application/order/order-options-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { CalculatedPromo } from '../../../domain/cart/calculated-terms';
import type { Money } from '../../../domain/money/money';
import type { PromoCode } from '../../../domain/promotion/promo-code';
import { useMoney } from '../../app/use-money';
import { iconButton, quietButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { useModalOpener } from '../../modals/use-modal-opener';
import { useText } from '../../text/use-text';
import { CAN_HOVER } from '../../theme/media';

const open = css`
  ${quietButton};
  justify-content: flex-start;
  width: fit-content;
  margin: 0 -8px;
`;

/* As high as the button in whose place it comes. */
const chip = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--touch);
  padding-left: 12px;
  border-radius: var(--radius-control);
  background: var(--success-surface);
  color: var(--success-text);
`;

const waitingChip = css`
  ${chip};
  background: var(--warning-surface);
  color: var(--warning-text);
`;

const words = css`
  flex: 1;
  min-width: 0;
  padding: 8px 0;
  font-size: var(--size-13);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const name = css`
  font-weight: 700;
  font-size: var(--size-15);
`;

const remove = css`
  ${iconButton};
  flex: none;
  color: inherit;
  ${CAN_HOVER} {
    &:hover {
      color: var(--text);
    }
  }
`;

/** Reasons for which the shop has words of its own, by their text. */
const WAITING: ReadonlySet<string> = new Set([
  'wrong_order_type',
  'wrong_time',
  'no_matching_goods',
  'better_discount',
]);

type Waiting = Extract<CalculatedPromo, { readonly kind: 'waiting' }>;

/** What a code waits for: what is missing, else why, in the shop's words or the backend's. Rules 9.3. */
const waitingWords = (
  { reason, message, missing }: Waiting,
  t: TFunction,
  money: (amount: Money) => string,
): string => {
  if (missing !== null) return t('promo.missing', { missing: money(missing) });
  const word = reason?.replace(/^promo\./, '') ?? '';
  return WAITING.has(word) ? t(`promo.waiting.${word}`) : (message ?? t('promo.waiting.other'));
};

const stateWords = (
  promo: CalculatedPromo | null,
  t: TFunction,
  money: (amount: Money) => string,
): string => {
  if (!promo) return t('promo.checked');
  if (promo.kind === 'waiting') return waitingWords(promo, t, money);
  // Free delivery and gifts take nothing off the dishes.
  return promo.discount === 0
    ? t('promo.counts')
    : t('promo.applied', { amount: money(promo.discount) });
};

const Chip = ({ code }: { readonly code: PromoCode }) => {
  const t = useText();
  const money = useMoney();
  const dispatch = useDispatch();
  const answered = useSelector((state: ShopState) => state.cart.calculation?.promo ?? null);
  // The answer may still be about the code before.
  const promo = answered?.code === code ? answered : null;
  return (
    <div css={promo?.kind === 'waiting' ? waitingChip : chip}>
      <p css={words} role="status">
        <span css={name}>{code}</span> · {stateWords(promo, t, money)}
      </p>
      <button
        type="button"
        css={remove}
        aria-label={t('promo.remove', { code })}
        onClick={() => {
          dispatch(promoRemoved(undefined));
        }}
      >
        <Icon name="cross" size={20} />
      </button>
    </div>
  );
};

/** The way to enter a promo code, or the code with what it does for this order. Rules 9.3. */
export const PromoBlock = () => {
  const t = useText();
  const opener = useModalOpener('promocode');
  const code = useSelector((state: ShopState) => state.orderOptions.promoCode);
  return code === null ? (
    <button type="button" css={open} aria-haspopup="dialog" {...opener}>
      {t('promo.enter')}
    </button>
  ) : (
    <Chip code={code} />
  );
};
