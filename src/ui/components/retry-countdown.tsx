import { useState } from 'react';
import type { Instant } from '../../domain/time/instant';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import { countdownClock } from '../i18n/countdown-clock';
import { useText } from '../i18n/use-text';
import { visuallyHidden } from './visually-hidden';

interface RetryCountdownProps {
  /** Key of the text, which says why something has to wait, and `{{time}}` for how long. */
  readonly text: string;
  readonly until: Instant;
}

/** What is read out stays as it was first: a live region that changed would be read each second. */
const Spoken = ({ message }: { readonly message: string }) => {
  const [first] = useState(message);
  return <span className={visuallyHidden}>{first}</span>;
};

/** Says why something has to wait and counts the seconds, within a live region that says it once. */
export const RetryCountdown = ({ text, until }: RetryCountdownProps) => {
  const t = useText();
  const message = t(text, { time: countdownClock(useSecondsLeft(until)) });
  return (
    <>
      <span aria-hidden="true">{message}</span>
      <Spoken key={until} message={message} />
    </>
  );
};
