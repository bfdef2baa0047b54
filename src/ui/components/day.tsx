import type { LocalDate } from '../../domain/time/local-date';
import { useDate } from '../hooks/use-date';

export const Day = ({ date }: { readonly date: LocalDate }) => {
  const write = useDate();
  return <time dateTime={date}>{write(date)}</time>;
};
