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

/** The error of a form as a whole; a live region that is always in the page. */
export const FormError = ({ text }: FormErrorProps) => (
  <p className={line} role="alert">
    {text}
  </p>
);
