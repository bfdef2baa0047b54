import { css } from '../theme/emotion';
import { centredRow } from '../theme/shared-styles';

export const noticeBox = css(centredRow, {
  gap: 8,
  minHeight: 52,
  padding: '4px 16px',
  borderRadius: 'var(--radius-card)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow)',
});

export const failedNoticeBox = css(noticeBox, {
  background: 'var(--danger-surface)',
  color: 'var(--danger-text)',
});
