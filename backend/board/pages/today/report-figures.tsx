import { useTranslation } from 'react-i18next';
import type { DayReport } from '../../../../contract/wire/staff-kitchen';
import { useMoney } from '../../money/use-money';
import { css, cx } from '../../styles/emotion';
import { digits, panel, soft } from '../../styles/shared';

const figures = css({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  // The sum may stand in two currencies.
  '> :first-child': { gridColumn: 'span 2' },
});

const figure = cx(
  panel,
  css({
    gap: 2,
    '& dd': { margin: 0, fontSize: 'var(--size-24)', fontWeight: 600, lineHeight: 1.3 },
  }),
);

const tables = css({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    padding: '10px 12px 10px 0',
    fontWeight: 400,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& td': { padding: '10px 0 10px 12px', textAlign: 'end', whiteSpace: 'nowrap' },
  '& tr + tr > *': { borderTop: '1px solid var(--line)' },
});

const heading = css({ fontSize: 'var(--size-20)' });

interface Row {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly string[];
}

const Table = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) =>
  rows.length === 0 ? null : (
    <section className={panel}>
      <h2 className={heading}>{title}</h2>
      <table className={cx(table, digits)}>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                // Cells have no name of their own, and stay where they are.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

const WAYS = ['cash', 'card', 'online'] as const;

/** What a day has brought, in one currency. Rules 26.1. */
export const ReportFigures = ({ report }: { readonly report: DayReport }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { currency } = report;
  const wayName = (way: string, isPlay: boolean): string => {
    const known = WAYS.find((each) => way === each || way.startsWith(`${each} `));
    const name = known ? t(`today.ways.${known}`) : way;
    return isPlay ? t('today.playMoney', { way: name }) : name;
  };
  const minutes = (value: number | null): string =>
    value === null ? '–' : t('board.minutes', { count: value });
  const shown: readonly (readonly [string, string])[] = [
    [t('today.total'), money(report.total, currency)],
    [t('today.orders'), String(report.orders)],
    [t('today.underWay'), String(report.under_way)],
    [t('today.cancelled'), String(report.cancelled)],
    [t('today.late'), String(report.late)],
    [t('today.toAccept'), minutes(report.minutes_to_accept)],
    [t('today.toPack'), minutes(report.minutes_to_pack)],
  ];
  return (
    <>
      <dl className={figures}>
        {shown.map(([name, value]) => (
          <div key={name} className={figure}>
            <dt className={soft}>{name}</dt>
            <dd className={digits}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={tables}>
        <Table
          title={t('today.takings')}
          rows={report.takings.map(({ way, orders, amount, is_play_money: isPlay }) => ({
            key: way,
            name: wayName(way, isPlay),
            cells: [String(orders), money(amount, currency)],
          }))}
        />
        <Table
          title={t('today.dishes')}
          rows={report.dishes.map(({ name, quantity }) => ({
            key: name,
            name,
            cells: [String(quantity)],
          }))}
        />
        <Table
          title={t('today.cancelReasons')}
          rows={report.cancel_reasons.map(({ reason, orders }) => ({
            key: reason,
            name: t(`board.reason.${reason}`),
            cells: [String(orders)],
          }))}
        />
        <Table
          title={t('today.refused')}
          rows={report.refused.map(({ reason, times }) => ({
            key: reason,
            name: t(`today.refusedFor.${reason}`),
            cells: [String(times)],
          }))}
        />
      </div>
    </>
  );
};
