import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import type { Instant } from '../../domain/time/instant';
import type { LocalDate } from '../../domain/time/local-date';
import { partsOfDate } from '../../domain/time/local-date';
import { localDateAt } from '../../domain/time/time-zone';
import { useTimeZone } from './use-time-zone';
import { useText } from '../i18n/use-text';

const writeDate = (date: LocalDate, t: TFunction): string => {
  const { year, month, day } = partsOfDate(date);
  return t('date.full', { day, month: t(`date.months.${String(month)}`), year });
};

/** Writes days in words of the shop's own: not every browser knows the months of every language. */
export const useDate = (): ((date: LocalDate) => string) => {
  const t = useText();
  return useCallback((date) => writeDate(date, t), [t]);
};

/** The day of a moment by the city's clocks, so that server and browser name the same one. */
export const useCityDay = (): ((moment: Instant) => LocalDate) => {
  const zone = useTimeZone();
  return useCallback((moment) => localDateAt(moment, zone), [zone]);
};
