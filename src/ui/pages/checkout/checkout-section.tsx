import type { ReactNode } from 'react';
import { useId } from 'react';
import { css } from '../../theme/emotion';

interface CheckoutSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const heading = css`
  font-size: var(--size-20);
  letter-spacing: -0.01em;
`;

/** One of the things that are said with an order. */
export const CheckoutSection = ({ title, children }: CheckoutSectionProps) => {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 className={heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
};
