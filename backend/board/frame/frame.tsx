import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useShop } from '../orders/board-context';
import { Icon } from '../parts/icon';
import { css } from '../styles/emotion';
import { PHONE } from '../styles/widths';
import { FORCED_COLOURS } from '../../../src/ui/theme/forced-colours';
import { CAN_HOVER } from '../../../src/ui/theme/media';

interface Page {
  readonly path: string;
  /** Of its text and its icon. */
  readonly name: 'orders' | 'soldOut' | 'ordering' | 'today';
  readonly isForManagers?: true;
}

const PAGES: readonly Page[] = [
  { path: '/', name: 'orders' },
  { path: '/sold-out', name: 'soldOut' },
  { path: '/ordering', name: 'ordering' },
  { path: '/today', name: 'today', isForManagers: true },
];

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  minHeight: 64,
  padding: '0 var(--gutter)',
  background: 'var(--card)',
  borderBottom: '1px solid var(--line)',
});

/* Names say more than pictures where there is no room for both. */
const NARROW_TABLET = '@media (min-width: 700px) and (max-width: 899.98px)';

const sign = css({ display: 'flex', [NARROW_TABLET]: { display: 'none' } });

const navigation = css({
  display: 'flex',
  flex: 'auto',
  gap: 4,
  [PHONE]: {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 2,
    justifyContent: 'space-around',
    paddingBottom: 'env(safe-area-inset-bottom)',
    background: 'var(--card)',
    borderTop: '1px solid var(--line)',
  },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '0 12px',
  borderRadius: 'var(--radius-control)',
  color: 'var(--text-soft)',
  fontWeight: 500,
  "&[aria-current='page']": { background: 'var(--surface-strong)', color: 'var(--text)' },
  [CAN_HOVER]: { '&:hover': { color: 'var(--text)' } },
  [FORCED_COLOURS]: { border: '1px solid transparent' },
  [PHONE]: {
    flex: 1,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 2,
    minHeight: 56,
    padding: '6px 2px',
    borderRadius: 0,
    fontSize: 'var(--size-13)',
    "&[aria-current='page']": { background: 'none', boxShadow: 'inset 0 3px var(--text)' },
  },
});

const main = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [PHONE]: { paddingBottom: 'calc(72px + env(safe-area-inset-bottom))' },
});

const tools = css({ display: 'flex', alignItems: 'center', gap: 4, marginInlineEnd: -12 });

const title = css({ fontSize: 'var(--size-17)', fontWeight: 600 });

const Navigation = () => {
  const { t } = useTranslation();
  const isManager = useShop().member.role === 'manager';
  return (
    <nav className={navigation} aria-label={t('board.pages')}>
      {PAGES.filter((page) => isManager || !page.isForManagers).map(({ path, name }) => (
        <NavLink key={name} className={link} to={path} end>
          <span className={sign}>
            <Icon name={name} />
          </span>
          {t(`board.page.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
};

interface FrameProps {
  /** Whose orders these are. */
  readonly city: string;
  /** Beside the navigation: the clock, the sound, the menu of the member of staff. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

export const Frame = ({ city, beside, children }: FrameProps) => (
  <>
    <header className={header}>
      <span className={title}>{city}</span>
      <Navigation />
      <div className={tools}>{beside}</div>
    </header>
    <main className={main}>{children}</main>
  </>
);
