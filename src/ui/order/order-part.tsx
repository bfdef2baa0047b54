import type { ReactNode } from 'react';
import { useId } from 'react';
import { css } from '../theme/emotion';

interface OrderPartProps {
  readonly title: string;
  readonly isBox?: boolean;
  readonly children: ReactNode;
}

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  overflow-wrap: anywhere;
`;

const box = css`
  ${part};
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-muted);
`;

const heading = css`
  font-size: var(--size-17);
`;

/** One thing that is told of an order. */
export const OrderPart = ({ title, isBox = false, children }: OrderPartProps) => {
  const id = useId();
  return (
    <section className={isBox ? box : part} aria-labelledby={id}>
      <h2 className={heading} id={id}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
};
