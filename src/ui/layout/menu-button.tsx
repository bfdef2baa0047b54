import { Icon } from '../components/icon';
import { useModalOpener } from '../hooks/use-modal-opener';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { WITHOUT_SCRIPTS } from '../theme/media';
import { FOOTER_ID } from './footer-id';
import { headerButton } from './header-styles';

const button = css(headerButton, { marginLeft: -10, [WITHOUT_SCRIPTS]: { display: 'none' } });
const link = css(button, { display: 'none', [WITHOUT_SCRIPTS]: { display: 'grid' } });

export const MENU_BUTTON_ID = 'menu-button';

/** Opens the drawer; where no scripts run it leads down to the footer, which holds the same links. */
export const MenuButton = () => {
  const t = useText();
  const opener = useModalOpener('menu');
  return (
    <>
      <button
        type="button"
        id={MENU_BUTTON_ID}
        className={button}
        aria-label={t('frame.openMenu')}
        aria-haspopup="dialog"
        data-opens=""
        {...opener}
      >
        <Icon name="burger" size={24} />
      </button>
      <a className={link} href={`#${FOOTER_ID}`} aria-label={t('frame.openMenu')}>
        <Icon name="burger" size={24} />
      </a>
    </>
  );
};
