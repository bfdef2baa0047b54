import { useSelector } from 'react-redux';
import type { ShopState } from '../../../application/store/root-reducer';
import { DEFAULT_BONUS_EARNING } from '../../../domain/promotion/bonus-earning';
import { useMoney } from '../../app/use-money';
import { useText } from '../../text/use-text';
import { heading, words } from './section-styles';

/** Of an order that needs a deposit, in percent. Rules 8.10. */
const DEPOSIT_PERCENT = 50;

/** What a large order needs beforehand, and what every order brings afterwards. */
export const MoneyRules = () => {
  const t = useText();
  const money = useMoney();
  const depositFrom = useSelector((state: ShopState) => state.settings?.depositFrom ?? null);
  return (
    <>
      {depositFrom !== null && (
        <section aria-labelledby="deposit">
          <h2 css={heading} id="deposit">
            {t('delivery.deposit')}
          </h2>
          <p css={words}>
            {t('delivery.depositText', { sum: money(depositFrom), percent: DEPOSIT_PERCENT })}
          </p>
        </section>
      )}
      <section aria-labelledby="voucher">
        <h2 css={heading} id="voucher">
          {t('delivery.voucher')}
        </h2>
        <p css={words}>{t('delivery.voucherText', { percent: DEFAULT_BONUS_EARNING })}</p>
      </section>
    </>
  );
};
