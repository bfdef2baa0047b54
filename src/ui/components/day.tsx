import type { LocalDate } from '../../domain/time/local-date';
import { useDate } from '../hooks/use-date';

interface DayProps {
  readonly date: LocalDate;
}

/** A day for people and for programs. */
export const Day = ({ date }: DayProps) => {
  const write = useDate();
  return <time dateTime={date}>{write(date)}</time>;
};
