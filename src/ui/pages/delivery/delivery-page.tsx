import { useSelector } from 'react-redux';
import { selectDeliveryInfo } from '../../../application/delivery/delivery-info-slice';
import { usePageStatus } from '../../navigation/use-page-status';
import { ShopLink } from '../../navigation/shop-link';
import { startButton } from '../../components/button-styles';
import { pageHeading } from '../../components/heading-styles';
import { usePageHeading } from '../../head/use-page-heading';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { WhereField } from '../../where/where-field';
import { ZoneTerms } from './zone-terms';
import { Skeletons } from '../../components/skeleton';
import { selectSettings } from '../../../application/settings/settings-slice';
import { useMoney } from '../../hooks/use-money';
import { textBlock } from './section-styles';
import { Section } from '../../components/section';
import { selectCity } from '../../../application/city/city-slice';
import { addressLabel } from '../../../domain/address/address-label';
import { Icon } from '../../components/icon';
import type { NamedPaymentType } from '../../../domain/order/payment-type';
import { PAGE_FROM_TABLET } from '../../theme/media';
import { largeText, mutedCard, softText } from '../../theme/shared-styles';

const paymentList = css({
  display: 'grid',
  gap: 12,
  [PAGE_FROM_TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

const entry = css(mutedCard, {
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: '16px 20px',
});

const PaymentTypes = ({ payments }: { readonly payments: readonly NamedPaymentType[] }) => {
  const t = useText();
  return (
    <Section title={t('delivery.payment')} id="payment" isLarge>
      <ul className={paymentList}>
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

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 });
const section = css({ display: 'grid', gap: 16 });
const list = css({ display: 'grid', gap: 12, marginTop: 16 });
const place = css({ display: 'flex', alignItems: 'center', gap: 10, fontSize: 'var(--size-17)' });

const PickupBranches = () => {
  const t = useText();
  const city = useSelector(selectCity);
  if (!city || city.branches.length === 0) return null;
  return (
    <Section title={t('delivery.pickup')} id="pickup" isLarge>
      <p className={textBlock}>{t('delivery.pickupText')}</p>
      <ul className={list}>
        {city.branches.map((branch) => (
          <li key={branch.id} className={place}>
            <Icon name="pin" />
            <span>{addressLabel(branch)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** What a large order needs beforehand, and what every order brings afterwards. */
const MoneyRules = () => {
  const t = useText();
  const money = useMoney();
  const settings = useSelector(selectSettings);
  const deposit = settings?.deposit ?? null;
  const bonusEarning = settings?.bonusEarning ?? 0;
  return (
    <>
      {deposit !== null && (
        <Section title={t('delivery.deposit')} id="deposit" isLarge>
          <p className={textBlock}>
            {t('delivery.depositText', { sum: money(deposit.over), percent: deposit.percent })}
          </p>
        </Section>
      )}
      {bonusEarning > 0 && (
        <Section title={t('delivery.voucher')} id="voucher" isLarge>
          <p className={textBlock}>{t('delivery.voucherText', { percent: bonusEarning })}</p>
        </Section>
      )}
    </>
  );
};

const DeliverySkeleton = () => (
  <>
    {['zones', 'payment'].map((part) => (
      <div key={part} className={section} aria-hidden="true">
        <Skeletons sizes={[['32px', '220px'], '56px', '56px', '56px']} />
      </div>
    ))}
  </>
);

export const DeliveryPage = () => {
  const t = useText();
  const heading = usePageHeading(t('delivery.title'));
  const status = usePageStatus();
  const info = useSelector(selectDeliveryInfo);
  const isReady = status.kind === 'ready' && info !== null;
  return (
    <div className={page}>
      <div className={section}>
        <h1 className={pageHeading}>{heading}</h1>
        <WhereField />
      </div>
      {isReady ? (
        <>
          <ZoneTerms zones={info.zones} />
          <PickupBranches />
          {info.payments.length > 0 && <PaymentTypes payments={info.payments} />}
          <MoneyRules />
          <ShopLink className={startButton} to="/contacts">
            {t('delivery.contacts')}
          </ShopLink>
        </>
      ) : (
        <DeliverySkeleton />
      )}
    </div>
  );
};
