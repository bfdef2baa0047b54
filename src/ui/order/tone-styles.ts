import { css } from '../theme/emotion';
import type { Tone } from './stage';

const colours: Readonly<Record<Tone, string>> = {
  info: 'background: var(--info-surface); color: var(--info-text);',
  success: 'background: var(--success-surface); color: var(--success-text);',
  danger: 'background: var(--danger-surface); color: var(--danger-text);',
};

const sign = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius-pill);
`;

export const SIGNS: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  info: css`
    ${sign};
    ${colours.info}
  `,
  success: css`
    ${sign};
    ${colours.success}
  `,
  danger: css`
    ${sign};
    ${colours.danger}
  `,
};

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 32px;
  padding: 4px 12px 4px 8px;
  border-radius: var(--radius-pill);
  font-weight: 600;
  font-size: var(--size-13);
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const BADGES: Readonly<Record<Tone, ReturnType<typeof css>>> = {
  info: css`
    ${badge};
    ${colours.info}
  `,
  success: css`
    ${badge};
    ${colours.success}
  `,
  danger: css`
    ${badge};
    ${colours.danger}
  `,
};
