import { useState } from 'react';
import type { Instant } from '../../domain/time/instant';
import { useSecondsLeft } from '../hooks/use-seconds-left';
import { countdownClock } from '../text/countdown-clock';
import { useText } from '../text/use-text';
import { visuallyHidden } from './visually-hidden';

interface RetryCountdownProps {
  /** Key of the text, which says why something has to wait, and `{{time}}` for how long. */
  readonly text: string;
  readonly until: Instant;
}

/** What is read out stays as it was first: a live region that changed would be read each second. */
const Spoken = ({ words }: { readonly words: string }) => {
  const [first] = useState(words);
  return <span className={visuallyHidden}>{first}</span>;
};

/** Says why something has to wait and counts the seconds, within a live region that says it once. */
export const RetryCountdown = ({ text, until }: RetryCountdownProps) => {
  const t = useText();
  const words = t(text, { time: countdownClock(useSecondsLeft(until)) });
  return (
    <>
      <span aria-hidden="true">{words}</span>
      <Spoken key={until} words={words} />
    </>
  );
};
