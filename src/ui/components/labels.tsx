import type { Label } from '../../domain/catalogue/product';
import { css } from '../theme/emotion';
import { smallPill } from '../theme/shared-styles';

const list = css({
  position: 'absolute',
  top: 8,
  left: 8,
  right: 8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  // One row: a second label that does not fit beside the first would hide the food.
  height: 'calc(8px + 1.125rem)',
  overflow: 'hidden',
});

const label = css(smallPill, {
  height: 'calc(8px + 1.125rem)',
  padding: '4px 8px',
  background: 'var(--surface)',
  color: 'var(--text)',
  lineHeight: '1.125rem',
});

/** What the restaurant says of a dish, on its picture's corner. */
export const Labels = ({ labels }: { readonly labels: readonly Label[] }) =>
  labels.length === 0 ? null : (
    <ul className={list}>
      {labels.map(({ code, name }) => (
        <li key={code} className={label}>
          {name}
        </li>
      ))}
    </ul>
  );
