import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffAuditEntry, StaffOrder } from '../../../../contract/wire/staff';
import { boardClient } from '../../api/board-client';
import { useTimeText } from '../../orders/use-time-text';
import { css } from '../../styles/emotion';
import { soft } from '../../styles/shared';

const heading = css({ marginBottom: 8, fontSize: 'var(--size-15)' });
const list = css({ display: 'grid', gap: 6 });
const entry = css({ display: 'flex', gap: 12, fontVariantNumeric: 'tabular-nums' });
const undone = css({ textDecoration: 'line-through' });

interface OrderHistoryProps {
  readonly order: StaffOrder;
}

/** Who did what to an order. Rules 25.6. */
export const OrderHistory = ({ order: { id, version } }: OrderHistoryProps) => {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const write = useTimeText();
  const [entries, setEntries] = useState<readonly StaffAuditEntry[]>([]);

  useEffect(() => {
    let hasLeft = false;
    void boardClient.call('showOrderAudit', { path: { id }, language }).then((answer) => {
      if (answer.ok && !hasLeft) setEntries(answer.value);
    });
    return () => {
      hasLeft = true;
    };
    // Another version has another history.
  }, [id, version, language]);

  const textOf = ({ action, status, minutes }: StaffAuditEntry): string => {
    const what =
      action === 'step' && status ? t(`board.audit.${status}`) : t(`board.done.${action}`);
    return minutes === null ? what : `${what}, ${t('board.minutes', { count: minutes })}`;
  };

  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className={heading}>{t('board.history')}</h3>
      <ol className={list}>
        {entries.map((each) => (
          <li key={each.at} className={entry}>
            <span className={soft}>{write(each.at)}</span>
            <span className={each.is_undone ? undone : undefined}>
              {each.by}: {textOf(each)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
