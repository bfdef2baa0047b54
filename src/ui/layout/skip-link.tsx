import { useText } from '../i18n/use-text';
import { primaryButton } from '../components/button-styles';
import { MAIN_ID } from '../components/main';
import { css } from '../theme/emotion';

const link = css(primaryButton, {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 50,
  transform: 'translateY(-200%)',
  // Not where a page that leads elsewhere leaves the focus at its beginning after a click.
  '&:focus-visible': { transform: 'none' },
});

export const SkipLink = () => {
  const t = useText();
  return (
    <a className={link} href={`#${MAIN_ID}`}>
      {t('frame.skip')}
    </a>
  );
};
