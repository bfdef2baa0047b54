import { fieldControl } from '../forms/control-styles';
import { css } from '../theme/emotion';

/** A list to choose from as the browser draws it, with its own arrow. */
export const noScriptSelect = css`
  ${fieldControl};
  max-width: 320px;
  -webkit-appearance: auto;
  appearance: auto;
  &:read-only {
    background: var(--surface);
  }
`;

export const noScriptColumn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const noScriptBox = css`
  ${noScriptColumn};
  gap: 32px;
  margin: 24px 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const noScriptHeading = css`
  margin-bottom: 8px;
  padding: 0;
  font-weight: 600;
  font-size: var(--size-20);
  letter-spacing: -0.01em;
`;

export const noScriptWrong = css`
  ${noScriptColumn};
  margin-bottom: 24px;
  padding: 14px;
  border-radius: var(--radius-control);
  background: var(--warning-surface);
  color: var(--warning-text);
  line-height: 1.4;
  overflow-wrap: anywhere;
  ul {
    padding-left: 20px;
    list-style: disc;
  }
`;

export const noScriptLink = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  color: var(--accent-text);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
