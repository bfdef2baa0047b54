import { isoMoment } from '../../domain/time/iso-moment';
import type { Instant } from '../../domain/time/instant';
import { localDateAt } from '../../domain/time/time-zone';
import { useDate } from '../hooks/use-date';
import { clockLabel } from '../i18n/time-labels';
import { useClock } from '../hooks/use-clock';
import { useText } from '../i18n/use-text';

interface MomentProps {
  readonly at: Instant;
  /** Without the day, where another moment of that day shows it. */
  readonly isClockOnly?: boolean;
}

/** A day and what the clocks of the city show on it; for people and for programs. Rules 14.1. */
export const Moment = ({ at, isClockOnly = false }: MomentProps) => {
  const t = useText();
  const write = useDate();
  const { zone } = useClock(at);
  const time = clockLabel(at, zone);
  return (
    <time dateTime={isoMoment(at, zone)}>
      {isClockOnly ? time : t('order.moment', { day: write(localDateAt(at, zone)), time })}
    </time>
  );
};
