import { useSelector } from 'react-redux';
import { selectSettings } from '../../../application/settings/settings-slice';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../text/use-text';
import { words } from './section-styles';
import { Section } from '../../components/section';

/** What a large order needs beforehand, and what every order brings afterwards. */
export const MoneyRules = () => {
  const t = useText();
  const money = useMoney();
  const settings = useSelector(selectSettings);
  const deposit = settings?.deposit ?? null;
  const bonusEarning = settings?.bonusEarning ?? 0;
  return (
    <>
      {deposit !== null && (
        <Section title={t('delivery.deposit')} id="deposit" isLarge>
          <p className={words}>
            {t('delivery.depositText', { sum: money(deposit.over), percent: deposit.percent })}
          </p>
        </Section>
      )}
      {bonusEarning > 0 && (
        <Section title={t('delivery.voucher')} id="voucher" isLarge>
          <p className={words}>{t('delivery.voucherText', { percent: bonusEarning })}</p>
        </Section>
      )}
    </>
  );
};
