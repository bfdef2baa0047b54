import type { TFunction } from 'i18next';
import type { ClosingShown } from '../../domain/schedule/opening-at';
import { partsOfDate } from '../../domain/time/local-date';

export const closingLabel = ({ date, time }: ClosingShown, t: TFunction): string => {
  if (date === null) return time;
  const { day, month } = partsOfDate(date);
  return t('date.dayTime', { day, month: t(`date.months.${String(month)}`), time });
};
