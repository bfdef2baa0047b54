import { useSelector } from 'react-redux';
import { createSelector } from 'reselect';
import type { AppLinks } from '../../domain/branding/branding';
import { selectSettings } from '../../application/settings/settings-slice';
import { selectSetup } from '../../application/setup/setup-slice';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useText } from '../i18n/use-text';
import { FROM_TABLET } from '../theme/media';
import { container } from '../components/container';
import { css } from '../theme/emotion';
import { wrappingRow } from '../theme/shared-styles';

const block = css(container, {
  display: 'grid',
  gap: 16,
  marginBottom: 32,
  [FROM_TABLET]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

const heading = css({ fontSize: 'var(--size-20)' });
const text = css({ marginTop: 4, color: 'var(--text-soft)' });

const link = css(secondaryButton, {
  border: '1px solid var(--line-strong)',
  background: 'var(--surface)',
});

/** What the stores call themselves in every language. */
const STORES = [
  { store: 'apple', name: 'App Store' },
  { store: 'google', name: 'Google Play' },
] as const;

const NO_APPS: AppLinks = { apple: null, google: null };

/** The shop's own apps, else those of the sushi brand. */
const selectApps = createSelector([selectSettings, selectSetup], (settings, setup): AppLinks => {
  if (settings?.branding) return settings.branding.apps;
  return setup.brand === 'sushi' && !setup.isWhiteLabel ? setup.apps : NO_APPS;
});

/** Where the shop's apps are; the sushi brand has words of its own in the Emirates. */
export const StoreApps = () => {
  const t = useText();
  const { country } = useSelector(selectSetup);
  const isOwn = Boolean(useSelector(selectSettings)?.branding);
  const apps = useSelector(selectApps);
  const shown = STORES.flatMap(({ store, name }) => {
    const address = apps[store];
    return address ? [{ store, name, address }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={block}>
      <div>
        <h2 className={heading}>{t('footer.apps.title')}</h2>
        <p className={text}>
          {t(country === 'ae' && !isOwn ? 'footer.apps.textAe' : 'footer.apps.text')}
        </p>
      </div>
      <div className={wrappingRow}>
        {shown.map(({ store, name, address }) => (
          <a key={store} className={link} href={address} target="_blank" rel="noopener">
            <Icon name="device" />
            <span>{name}</span>
          </a>
        ))}
      </div>
    </div>
  );
};
