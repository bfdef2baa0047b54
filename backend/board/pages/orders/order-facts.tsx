import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import { addressLabel } from '../../../../src/domain/address/address-label';
import { useMoney, useMoneyHandedOver } from '../../money/use-money';
import type { IconName } from '../../parts/icon';
import { Icon } from '../../parts/icon';
import { css } from '../../styles/emotion';
import { usePaymentText } from './use-payment-text';

const list = css({ display: 'grid', gap: 8 });

const fact = css({ display: 'flex', gap: 10, overflowWrap: 'anywhere' });

const sign = css({ flex: 'none', color: 'var(--text-faint)', paddingTop: 1 });

const phone = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  margin: '-10px 0',
  fontWeight: 600,
  textDecoration: 'underline var(--line-strong)',
  textUnderlineOffset: 3,
});

const soft = css({ color: 'var(--text-soft)' });
const strong = css({ fontWeight: 600 });

const ownLine = css({ display: 'block', color: 'var(--text-soft)' });

const comment = css({
  padding: '10px 12px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--warning-surface)',
  color: 'var(--warning-text)',
  fontSize: 'var(--size-17)',
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

interface FactProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

const Fact = ({ icon, children }: FactProps) => (
  <li className={fact}>
    <span className={sign}>
      <Icon name={icon} />
    </span>
    <span>{children}</span>
  </li>
);

interface OrderProps {
  readonly order: StaffOrder;
}

/** The door, in the words of an address: what is not known is left out. */
const useDoor = ({ address }: StaffOrder): string => {
  const { t } = useTranslation();
  if (!address) return '';
  const part = (name: string, value: string | null | undefined): readonly string[] =>
    value ? [t(`modal.location.details.${name}`, { value })] : [];
  return [
    ...part(address.type === 'office' ? 'office' : 'flat', address.flat),
    ...part('entrance', address.entrance),
    ...part('floor', address.floor),
    ...(address.code ? [t('board.doorCode', { code: address.code })] : []),
  ].join(', ');
};

const Destination = ({ order }: OrderProps) => {
  const { address, branch } = order;
  const door = useDoor(order);
  if (address)
    return (
      <Fact icon="pin">
        <span className={strong}>
          {addressLabel({ street: address.street, house: address.house ?? '' })}
        </span>
        {door && <>, {door}</>}
        {address.comment && <span className={ownLine}>{address.comment}</span>}
      </Fact>
    );
  return branch ? <Fact icon="bag">{addressLabel(branch)}</Fact> : null;
};

const Contact = ({ order }: OrderProps) => {
  const { t } = useTranslation();
  const { first_name: name, phone: number, do_not_call_back: isSilent } = order;
  if (!number) return null;
  return (
    <Fact icon="phone">
      <a className={phone} href={`tel:${number}`}>
        {number}
      </a>{' '}
      {name}
      {isSilent && <span className={soft}> · {t('board.doNotCall')}</span>}
    </Fact>
  );
};

const Payment = ({ order }: OrderProps) => {
  const { t } = useTranslation();
  const money = useMoney();
  const handedOver = useMoneyHandedOver();
  const payment = usePaymentText(order);
  const { change_from: from, total, currency = null, payment: bill } = order;
  return (
    <Fact icon="coin">
      <span className={strong}>{payment}</span>
      {total > 0 && bill.status === 'paid' && <> · {money(total, currency)}</>}
      {from !== null && (
        <span className={ownLine}>
          {t('board.changeFrom', {
            note: handedOver(from, currency),
            change: handedOver(from - bill.amount_due_later, currency),
          })}
        </span>
      )}
    </Fact>
  );
};

export const OrderComment = ({ order: { comment: text } }: OrderProps) =>
  text ? <p className={comment}>{text}</p> : null;

/** Where it goes, to whom, and how it is paid. */
export const OrderFacts = ({ order }: OrderProps) => (
  <ul className={list}>
    <Destination order={order} />
    <Contact order={order} />
    <Payment order={order} />
  </ul>
);
