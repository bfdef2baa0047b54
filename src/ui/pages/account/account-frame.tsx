import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../../application/session/account-slice';
import { primaryButton } from '../../components/button-styles';
import { Message } from '../../components/message';
import { useModalOpener } from '../../hooks/use-modal-opener';
import { useText } from '../../i18n/use-text';
import { css } from '../../theme/emotion';
import { PAGE_FROM_DESKTOP, PAGE_FROM_WIDE, CAN_HOVER } from '../../theme/media';
import { ShopLink } from '../../navigation/shop-link';
import { useBarePath } from '../../navigation/located-route';
import { Icon } from '../../components/icon';
import { ACCOUNT_PARTS, OVERVIEW } from './account-parts';
import { centredRow, oneColumn } from '../../theme/shared-styles';

const frame = css(oneColumn, {
  [PAGE_FROM_DESKTOP]: {
    gridTemplateColumns: '232px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 40,
  },
  [PAGE_FROM_WIDE]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: 64 },
});

const LogInFirst = () => {
  const t = useText();
  const opener = useModalOpener('auth');
  return (
    <Message icon="user" title={t('account.guestTitle')} text={t('account.guestText')}>
      <button type="button" className={primaryButton} data-opens="" {...opener}>
        {t('frame.logIn')}
      </button>
    </Message>
  );
};

/* Narrower, the overview lists the pages, and each of them has a way back to it. */
const nav = css({
  display: 'none',
  [PAGE_FROM_DESKTOP]: { display: 'block', position: 'sticky', top: 128 },
});

const list = css({ display: 'grid', gap: 4 });

const link = css(centredRow, {
  gap: 12,
  minHeight: 48,
  padding: '8px 12px',
  borderRadius: 'var(--radius-control)',
  color: 'var(--text-soft)',
  fontWeight: 500,
  transition: 'background-color var(--quick)',
  '&[aria-current]': { background: 'var(--surface-muted)', color: 'var(--text)', fontWeight: 600 },
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)', color: 'var(--text)' } },
});

const currentOf = (to: string, path: string): 'page' | 'true' | undefined => {
  if (path === to) return 'page';
  return to !== OVERVIEW.to && path.startsWith(`${to}/`) ? 'true' : undefined;
};

const AccountNav = () => {
  const t = useText();
  const path = useBarePath();
  return (
    <nav className={nav} aria-label={t('account.pages')}>
      <ul className={list}>
        {[OVERVIEW, ...ACCOUNT_PARTS].map(({ to, text, icon }) => (
          <li key={to}>
            <ShopLink className={link} to={to} aria-current={currentOf(to, path)}>
              <Icon name={icon} size={22} />
              <span>{t(text)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/**
 * Around every page of the account: the way to the others, where there is room for it. What is
 * private to its customer: a guest, or a customer who was logged out meanwhile, sees nothing of it.
 */
export const AccountFrame = ({ children }: { readonly children: ReactNode }) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn) return <LogInFirst />;
  return (
    <div className={frame}>
      <AccountNav />
      <div>{children}</div>
    </div>
  );
};
