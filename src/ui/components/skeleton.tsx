import { css, keyframes } from '../theme/emotion';

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height: string;
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const bone = css({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 'var(--radius-control)',
  // A box that is of this colour itself names another one.
  background: 'var(--bone, var(--surface-muted))',
  animation: `${breathe} 1.4s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

export const Skeleton = ({ width = '100%', height }: SkeletonProps) => (
  <span className={bone} style={{ width, height }} aria-hidden="true" />
);

interface SkeletonsProps {
  /** A height, or a height and a width, of each. */
  readonly sizes: readonly (string | readonly [height: string, width: string])[];
}

export const Skeletons = ({ sizes }: SkeletonsProps) =>
  sizes.map((size, index) => {
    const [height, width] = typeof size === 'string' ? [size] : size;
    return <Skeleton key={index} height={height} {...(width !== undefined && { width })} />;
  });
