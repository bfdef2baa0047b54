import { ShopLink } from '../../navigation/shop-link';
import { useBarePath } from '../../navigation/located-route';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_DESKTOP } from '../../theme/media';
import { ACCOUNT_PARTS, OVERVIEW } from './account-parts';

/* Narrower, the overview lists the pages, and each of them has a way back to it. */
const nav = css`
  display: none;
  ${PAGE_FROM_DESKTOP} {
    display: block;
    position: sticky;
    top: 128px;
  }
`;

const list = css`
  display: grid;
  gap: 4px;
`;

const link = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 8px 12px;
  border-radius: var(--radius-control);
  color: var(--text-soft);
  font-weight: 500;
  transition: background-color var(--quick);
  &[aria-current] {
    background: var(--surface-muted);
    color: var(--text);
    font-weight: 600;
  }
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
      color: var(--text);
    }
  }
`;

/** How a link stands to the page that is open: its own, or one above it. */
const currentOf = (to: string, path: string): 'page' | 'true' | undefined => {
  if (path === to) return 'page';
  return to !== OVERVIEW.to && path.startsWith(`${to}/`) ? 'true' : undefined;
};

/** All pages of the account, beside each of them. */
export const AccountNav = () => {
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
