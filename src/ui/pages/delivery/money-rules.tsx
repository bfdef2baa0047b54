import { useSelector } from 'react-redux';
import { selectSettings } from '../../../application/settings/settings-slice';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../text/use-text';
import { heading, words } from './section-styles';

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
        <section aria-labelledby="deposit">
          <h2 className={heading} id="deposit">
            {t('delivery.deposit')}
          </h2>
          <p className={words}>
            {t('delivery.depositText', { sum: money(deposit.over), percent: deposit.percent })}
          </p>
        </section>
      )}
      {bonusEarning > 0 && (
        <section aria-labelledby="voucher">
          <h2 className={heading} id="voucher">
            {t('delivery.voucher')}
          </h2>
          <p className={words}>{t('delivery.voucherText', { percent: bonusEarning })}</p>
        </section>
      )}
    </>
  );
};
