import { css } from '@emotion/react';
import { useSelector } from 'react-redux';
import { selectSetup } from '../../application/setup/setup-slice';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useText } from '../text/use-text';
import { FROM_TABLET } from '../theme/media';
import { container } from '../components/container';

const block = css`
  ${container};
  display: grid;
  gap: 16px;
  margin-bottom: 32px;
  ${FROM_TABLET} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const heading = css`
  font-size: var(--size-20);
`;

const text = css`
  margin-top: 4px;
  color: var(--text-soft);
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const link = css`
  ${secondaryButton};
  border: 1px solid var(--line-strong);
  background: var(--surface);
`;

/** What the stores call themselves in every language. */
const STORES = [
  { store: 'apple', name: 'App Store' },
  { store: 'google', name: 'Google Play' },
] as const;

/** Where the sushi brand's apps are; the Emirates have words of their own. */
export const StoreApps = () => {
  const t = useText();
  const { brand, isWhiteLabel, country, apps } = useSelector(selectSetup);
  if (brand !== 'sushi' || isWhiteLabel) return null;
  return (
    <div css={block}>
      <div>
        <h2 css={heading}>{t('footer.apps.title')}</h2>
        <p css={text}>{t(country === 'ae' ? 'footer.apps.textAe' : 'footer.apps.text')}</p>
      </div>
      <div css={links}>
        {STORES.map(({ store, name }) => (
          <a key={store} css={link} href={apps[store]} target="_blank" rel="noopener">
            <Icon name="device" />
            <span>{name}</span>
          </a>
        ))}
      </div>
    </div>
  );
};
