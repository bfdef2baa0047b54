import { useSelector } from 'react-redux';
import { selectSettings } from '../../../application/settings/settings-slice';
import type { CartCalculation } from '../../../domain/pricing/cart-calculation';
import { ZERO } from '../../../domain/money/money';
import { useDate } from '../../hooks/use-date';
import { useMoney } from '../../hooks/use-money';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { infoTone } from '../../theme/shared-styles';

const note = css({ color: 'var(--text-soft)', fontSize: 'var(--size-13)', lineHeight: 1.4 });

const important = css(note, infoTone, {
  padding: '10px 12px',
  borderRadius: 'var(--radius-control)',
});

interface OrderNotesProps {
  readonly calculation: CartCalculation;
}

const BirthdayNote = ({ calculation: { birthday, discounts } }: OrderNotesProps) => {
  const t = useText();
  const day = useDate();
  // One that counts is among the sums, with its rule.
  if (!birthday || discounts.some(({ type }) => type === 'birthday')) return null;
  const { percent, from, to } = birthday;
  return <p className={note}>{t('cart.birthday', { percent, from: day(from), to: day(to) })}</p>;
};

const DepositNote = ({ calculation: { deposit } }: OrderNotesProps) => {
  const t = useText();
  const money = useMoney();
  const limit = useSelector(selectSettings)?.deposit?.over ?? null;
  if (!deposit || limit === null) return null;
  const { percent, amount, rest } = deposit;
  return (
    <p className={important}>
      {t('cart.deposit', {
        limit: money(limit),
        percent,
        amount: money(amount),
        rest: money(rest),
      })}
    </p>
  );
};

/** What a customer has from an order: a discount for their birthday, bonuses that it brings. Rules 10.5, 11.1. */
export const CustomerNotes = ({ calculation }: OrderNotesProps) => {
  const t = useText();
  const money = useMoney();
  const earn = calculation.bonuses?.earn ?? ZERO;
  return (
    <>
      <BirthdayNote calculation={calculation} />
      {earn > ZERO && <p className={note}>{t('cart.earn', { amount: money(earn) })}</p>}
    </>
  );
};

/** What else there is to know of an order's price before it is paid. Rules 8.10, 10.5, 11.1. */
export const OrderNotes = ({ calculation }: OrderNotesProps) => (
  <>
    <DepositNote calculation={calculation} />
    <CustomerNotes calculation={calculation} />
  </>
);
