import type { ReactNode } from 'react';
import { useId } from 'react';
import { css } from '../theme/emotion';
import { column12 } from '../theme/shared-styles';

interface SectionProps {
  readonly title: string;
  readonly id?: string;
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
  readonly headingClass?: string;
  readonly children: ReactNode;
}

export const partHeading = css({ fontSize: 'var(--size-20)', letterSpacing: '-0.01em' });

const largeHeading = css({
  marginBottom: 12,
  fontSize: 'var(--size-24)',
  letterSpacing: '-0.01em',
});

export const Section = ({
  title,
  id,
  isLarge = false,
  className = isLarge ? undefined : column12,
  headingClass = isLarge ? largeHeading : partHeading,
  children,
}: SectionProps) => {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 className={headingClass} id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  );
};
