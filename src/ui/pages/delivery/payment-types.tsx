import type { NamedPaymentType } from '../../../domain/order/payment-type';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { largeText, softText } from '../../theme/shared-styles';
import { Section } from '../../components/section';

const list = css({
  display: 'grid',
  gap: 12,
  [PAGE_FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

const entry = css({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: '16px 20px',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface-muted)',
});

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
