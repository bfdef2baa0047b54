import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../contract/wire/staff';
import type { CancelReason } from '../../../../src/domain/order/cancellation';
import { MAX_CANCEL_TEXT } from '../../../../src/domain/order/cancellation';
import { FORCED_COLOURS } from '../../../../src/ui/theme/forced-colours';
import { useShop } from '../../orders/board-context';
import { CustomerNote } from '../../parts/customer-note';
import { dangerButton } from '../../styles/buttons';
import { css } from '../../styles/emotion';
import { column, field, fieldLabel, soft } from '../../styles/shared';
import type { EndingKind } from './sheets-context';

const REASONS: Readonly<Record<EndingKind, readonly CancelReason[]>> = {
  refuse: ['too_busy', 'out_of_items', 'cannot_deliver', 'kitchen_closed', 'other'],
  cancel: ['customer_request', 'out_of_items', 'cannot_deliver', 'too_busy', 'other'],
};

const choices = css({ display: 'grid', gap: 8 });
const legend = css({ marginBottom: 8, fontWeight: 500 });

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '8px 14px',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--size-17)',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: 'var(--text)' },
  '&:has(:checked)': { borderColor: 'var(--text)', boxShadow: 'inset 0 0 0 1px var(--text)' },
  [FORCED_COLOURS]: { '&:has(:checked)': { outline: '2px solid Highlight' } },
});

interface EndingFormProps {
  readonly order: StaffOrder;
  readonly kind: EndingKind;
  readonly onDone: () => void;
}

/** Whether money goes back: the whole of it, or the deposit. Rules 13.4. */
const MoneyBack = ({ order: { payment, total } }: Pick<EndingFormProps, 'order'>) => {
  const { t } = useTranslation();
  const { status, amount_due_later: later } = payment;
  const hasPaid = status === 'paid' || (status === 'due' && later < total);
  return hasPaid && total > 0 ? <p className={soft}>{t('board.moneyBack')}</p> : null;
};

export const EndingForm = ({ order, kind, onDone }: EndingFormProps) => {
  const { t } = useTranslation();
  const { act } = useShop();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [text, setText] = useState('');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === null) return;
    act(order, { kind, reason, text });
    onDone();
  };

  return (
    <form className={column} onSubmit={submit}>
      <fieldset>
        <legend className={legend}>{t('board.why')}</legend>
        <div className={choices}>
          {REASONS[kind].map((each) => (
            <label key={each} className={choice}>
              <input
                type="radio"
                name="reason"
                value={each}
                required
                checked={each === reason}
                onChange={() => {
                  setReason(each);
                }}
              />
              {t(`board.reason.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={fieldLabel}>
        {t('board.ownText')}
        <textarea
          className={field}
          rows={2}
          maxLength={MAX_CANCEL_TEXT}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </label>
      <CustomerNote>
        <span>
          {t('order.stageTexts.cancelled')} {reason !== null && t(`order.reasons.${reason}`)}
        </span>
        {text.trim() !== '' && <span>{text.trim()}</span>}
      </CustomerNote>
      <MoneyBack order={order} />
      <button className={dangerButton}>{t(`board.${kind}Order`, { number: order.number })}</button>
    </form>
  );
};
