import { css } from '../theme/emotion';

export const noticeBox = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  padding: 4px 16px;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

export const failedNoticeBox = css`
  ${noticeBox};
  background: var(--danger-surface);
  color: var(--danger-text);
`;
