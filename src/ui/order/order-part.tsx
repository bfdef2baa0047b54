import type { ReactNode } from 'react';
import { css } from '../theme/emotion';
import { largeText } from '../theme/shared-styles';
import { Section } from '../components/section';

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

/** One thing that is told of an order. */
export const OrderPart = ({ title, isBox = false, children }: OrderPartProps) => {
  return (
    <Section title={title} className={isBox ? box : part} headingClass={largeText}>
      <div>{children}</div>
    </Section>
  );
};
