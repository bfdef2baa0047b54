import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReport } from '../../../../contract/wire/staff-kitchen';
import { readLocalDate } from '../../../../src/domain/time/local-date';
import { localDateAt } from '../../../../src/domain/time/time-zone';
import { boardClient } from '../../api/board-client';
import { boardClock } from '../../clock/board-clock';
import { useShop } from '../../orders/board-context';
import { secondaryButton } from '../../styles/buttons';
import { css, cx } from '../../styles/emotion';
import { field, page, pageTitle, problem, wrappingRow } from '../../styles/shared';
import { ReportFigures } from './report-figures';

const head = cx(wrappingRow, css({ alignItems: 'center', justifyContent: 'space-between' }));
const dayField = cx(field, css({ width: 'auto' }));

/** Spreadsheets read a file as UTF-8 only if it begins so. */
const UTF8 = '\uFEFF';

const saveCsv = ({ day, csv }: StaffReport): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([UTF8, csv], { type: 'text/csv' }));
  link.download = `report-${day}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};

export const TodayPage = () => {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { zone } = useShop();
  const [day, setDay] = useState<string>(() => localDateAt(boardClock.now(), zone));
  const [report, setReport] = useState<StaffReport | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const date = readLocalDate(day);
    if (!date.ok) return undefined;
    let hasLeft = false;
    void boardClient.call('showReport', { query: { day: date.value }, language }).then((answer) => {
      if (hasLeft) return;
      setHasFailed(!answer.ok);
      if (answer.ok) setReport(answer.value);
    });
    return () => {
      hasLeft = true;
    };
  }, [day, language]);

  return (
    <div className={page} aria-busy={report === null}>
      <div className={head}>
        <h1 className={pageTitle}>{t('board.page.today')}</h1>
        <div className={wrappingRow}>
          <input
            className={dayField}
            type="date"
            aria-label={t('today.day')}
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
            }}
          />
          {report !== null && (
            <button
              type="button"
              className={secondaryButton}
              onClick={() => {
                saveCsv(report);
              }}
            >
              {t('today.table')}
            </button>
          )}
        </div>
      </div>
      {hasFailed && (
        <p role="alert" className={problem}>
          {t('board.notSent')}
        </p>
      )}
      {report?.reports.map((each) => (
        <ReportFigures key={each.currency.code} report={each} />
      ))}
    </div>
  );
};
