import { css, keyframes } from '../theme/emotion';

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height: string;
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const bone = css`
  display: block;
  max-width: 100%;
  border-radius: var(--radius-control);
  /* A box that is of this colour itself names another one. */
  background: var(--bone, var(--surface-muted));
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** The place of something that is coming, in its size. */
export const Skeleton = ({ width = '100%', height }: SkeletonProps) => (
  <span className={bone} style={{ width, height }} aria-hidden="true" />
);
