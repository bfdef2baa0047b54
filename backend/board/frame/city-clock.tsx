import { useClock } from '../clock/use-clock';
import { useTimeText } from '../orders/use-time-text';
import { css } from '../styles/emotion';

const clock = css({
  fontSize: 'var(--size-20)',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  padding: '0 8px',
});

export const CityClock = () => {
  const write = useTimeText();
  return <time className={clock}>{useClock(write)}</time>;
};
