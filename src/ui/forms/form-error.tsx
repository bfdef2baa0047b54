import type { ReactNode } from 'react';
import { css } from '../theme/emotion';

interface FormErrorProps {
  /** What went wrong, in words or as a countdown; nothing while all is well. */
  readonly text: ReactNode;
}

const line = css({
  minHeight: '1.4em',
  color: 'var(--danger-text)',
  fontSize: 'var(--size-13)',
  lineHeight: 1.4,
});

/** What is wrong with a form as a whole; said aloud as it comes, in a place that is kept for it. */
export const FormError = ({ text }: FormErrorProps) => (
  <p className={line} role="alert">
    {text}
  </p>
);
