import type { CalculatedGift } from '../../../domain/pricing/cart-calculation';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { softNote } from '../../theme/shared-styles';

const list = css`
  display: grid;
  gap: 12px;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
`;

const row = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
`;

const name = css`
  font-weight: 600;
  font-size: var(--size-17);
  line-height: 1.25;
`;

const mark = css`
  flex: none;
  padding: 4px 8px;
  border-radius: var(--radius-control);
  background: var(--success-surface);
  color: var(--success-text);
  font-weight: 600;
  font-size: var(--size-13);
`;

/** What comes with the order for nothing, and why. It is no part of the cart, so there is nothing to change. Rules 8.6. */
export const GiftList = ({ gifts }: { readonly gifts: readonly CalculatedGift[] }) => {
  const t = useText();
  return gifts.length === 0 ? null : (
    <ul className={list} aria-label={t('cart.gifts')}>
      {gifts.map((gift) => (
        <li key={gift.id} className={row}>
          <div>
            <p className={name}>
              {gift.quantity === 1
                ? gift.name
                : t('cart.giftNamed', { name: gift.name, quantity: gift.quantity })}
            </p>
            {gift.reason !== '' && <p className={softNote}>{gift.reason}</p>}
          </div>
          <span className={mark}>{t('cart.gift')}</span>
        </li>
      ))}
    </ul>
  );
};
