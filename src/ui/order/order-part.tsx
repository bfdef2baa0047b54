import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useId } from 'react';

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
    <section css={isBox ? box : part} aria-labelledby={id}>
      <h2 css={heading} id={id}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
};
