import type { NamedPaymentType } from '../../../domain/order/payment-type';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { heading } from './section-styles';

const list = css`
  display: grid;
  gap: 12px;
  ${PAGE_FROM_TABLET} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;

const entry = css`
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 16px 20px;
  border-radius: var(--radius-card);
  background: var(--surface-muted);
`;

const name = css`
  font-size: var(--size-17);
`;

const text = css`
  color: var(--text-soft);
`;

/** How one can pay, with what has to be known about each way. */
export const PaymentTypes = ({ payments }: { readonly payments: readonly NamedPaymentType[] }) => {
  const t = useText();
  return (
    <section aria-labelledby="payment">
      <h2 className={heading} id="payment">
        {t('delivery.payment')}
      </h2>
      <ul className={list}>
        {payments.map((type) => (
          <li key={type} className={entry}>
            <h3 className={name}>{t(`delivery.payments.${type}`)}</h3>
            <p className={text}>{t(`delivery.paymentTexts.${type}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
