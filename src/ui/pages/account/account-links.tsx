import { ShopLink } from '../../navigation/shop-link';
import { Icon } from '../../components/icon';
import { useText } from '../../text/use-text';
import { css } from '../../theme/emotion';
import { CAN_HOVER, PAGE_FROM_DESKTOP } from '../../theme/media';
import { ACCOUNT_PARTS } from './account-parts';
import { column8 } from '../../theme/shared-styles';

/* With more room they stand beside every page of the account. */
const nav = css({ [PAGE_FROM_DESKTOP]: { display: 'none' } });

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 64,
  padding: '8px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-card)',
  fontWeight: 600,
  fontSize: 'var(--size-17)',
  transition: 'background-color var(--quick)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-muted)' } },
});

const words = css({ flex: 1, minWidth: 0 });
const sign = css({ flex: 'none', color: 'var(--text-faint)' });

export const AccountLinks = () => {
  const t = useText();
  return (
    <nav className={nav} aria-label={t('account.pages')}>
      <ul className={column8}>
        {ACCOUNT_PARTS.map(({ to, text, icon }) => (
          <li key={to}>
            <ShopLink className={link} to={to}>
              <Icon name={icon} size={24} />
              <span className={words}>{t(text)}</span>
              <span className={sign}>
                <Icon name="next" />
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
