import type { NamedPaymentType } from '../../../domain/order/payment-type';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { largeText, softText } from '../../theme/shared-styles';
import { Section } from '../../components/section';

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

export const PaymentTypes = ({ payments }: { readonly payments: readonly NamedPaymentType[] }) => {
  const t = useText();
  return (
    <Section title={t('delivery.payment')} id="payment" isLarge>
      <ul className={list}>
        {payments.map((type) => (
          <li key={type} className={entry}>
            <h3 className={largeText}>{t(`delivery.payments.${type}`)}</h3>
            <p className={softText}>{t(`delivery.paymentTexts.${type}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
