import { css } from '../theme/emotion';

export const noticeBox = css({
  display: 'flex',
  alignItems: 'center',
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
