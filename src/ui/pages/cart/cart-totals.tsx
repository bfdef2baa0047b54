import { css } from '@emotion/react';
import { useText } from '../../text/use-text';
import { useDispatch, useSelector } from 'react-redux';
import { selectCartTotals } from '../../../application/cart/cart-selectors';
import { calculationRequested } from '../../../application/cart/cart-slice';
import type { ShopState } from '../../../application/store/root-reducer';
import type { CartCalculation } from '../../../domain/cart/cart-calculation';
import type { Money } from '../../../domain/money/money';
import { money as moneyOf } from '../../../domain/money/money';
import { useMoney, useSecondMoney } from '../../app/use-money';
import { primaryButton, quietButton } from '../../components/button-styles';
import { Icon } from '../../components/icon';
import { Skeleton } from '../../components/skeleton';
import { telephoneLink } from '../../components/telephone-link';
import { FROM_DESKTOP, FROM_TABLET } from '../../theme/media';

const box = css`
  display: grid;
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-muted);
  ${FROM_DESKTOP} {
    position: sticky;
    top: calc(var(--categories) + 24px);
  }
`;

const list = css`
  display: grid;
  gap: 10px;
`;

const entry = css`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  dd {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const grand = css`
  ${entry};
  flex-wrap: wrap;
  row-gap: 0;
  padding-top: 10px;
  border-top: 1px solid var(--line);
  font-weight: 700;
  font-size: var(--size-20);
`;

const second = css`
  flex-basis: 100%;
  color: var(--text-soft);
  font-weight: 400;
  font-size: var(--size-15);
`;

const pale = css`
  color: var(--text-faint);
`;

/* Always there, so that nothing moves when a word comes or goes. */
const state = css`
  min-height: var(--touch);
  margin: -8px 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--text-soft);
  font-size: var(--size-13);
  button {
    flex: none;
    white-space: nowrap;
  }
`;

const failed = css`
  ${state};
  color: var(--danger-text);
`;

const call = css`
  ${primaryButton};
  width: 100%;
  min-height: 52px;
  padding: 8px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  ${FROM_TABLET} {
    font-size: var(--size-17);
  }
`;

const hint = css`
  color: var(--text-soft);
  font-size: var(--size-13);
`;

const Sums = ({ calculation }: { readonly calculation: CartCalculation }) => {
  const t = useText();
  const money = useMoney();
  const secondMoney = useSecondMoney();
  const inSecond = secondMoney(calculation.total);
  const lessen = (amount: Money): string => money(moneyOf(-amount));
  return (
    <dl css={list}>
      <div css={entry}>
        <dt>{t('cart.goods')}</dt>
        <dd>{money(calculation.goodsPrice)}</dd>
      </div>
      {calculation.discounts.map(({ type, name, amount }) => (
        <div key={`${type}/${name}`} css={entry}>
          <dt>{name}</dt>
          <dd>{lessen(amount)}</dd>
        </div>
      ))}
      <div css={entry}>
        <dt>{t('cart.delivery')}</dt>
        <dd>
          {calculation.deliveryPrice === null
            ? t('cart.deliveryUnknown')
            : money(calculation.deliveryPrice)}
        </dd>
      </div>
      <div css={grand}>
        <dt>{t('cart.total')}</dt>
        <dd>{money(calculation.total)}</dd>
        {inSecond !== null && <dd css={second}>({inSecond})</dd>}
      </div>
    </dl>
  );
};

/** What the cart comes to, as the restaurant last said, and whether that is still so. */
export const CartTotals = () => {
  const t = useText();
  const dispatch = useDispatch();
  const totals = useSelector(selectCartTotals);
  const phone = useSelector((shop: ShopState) => shop.city.current?.phones[0]?.phone);
  const isCurrent = totals.kind === 'known' && totals.isCurrent;
  const isFailed = totals.progress === 'failed';
  return (
    <section css={box} aria-label={t('cart.summary')} aria-busy={!isCurrent && !isFailed}>
      {totals.kind === 'known' ? (
        <div css={isCurrent ? undefined : pale}>
          <Sums calculation={totals.calculation} />
        </div>
      ) : (
        <Skeleton height="104px" />
      )}
      <div css={isFailed ? failed : state} role="status">
        {isFailed && (
          <>
            <span>{t(totals.kind === 'known' ? 'cart.priceFailed' : 'cart.noPrice')}</span>
            <button
              type="button"
              css={quietButton}
              onClick={() => dispatch(calculationRequested(undefined))}
            >
              {t('error.retry')}
            </button>
          </>
        )}
        {!isFailed && (isCurrent ? t('cart.priceCurrent') : t('cart.priceUpdating'))}
      </div>
      {phone !== undefined && (
        <>
          <a css={call} href={telephoneLink(phone)}>
            <Icon name="phone" />
            {t('cart.orderByPhone', { phone })}
          </a>
          <p css={hint}>{t('cart.orderByPhoneHint')}</p>
        </>
      )}
    </section>
  );
};
