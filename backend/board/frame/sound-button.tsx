import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/icon';
import type { Sound } from '../ring/use-sound';
import { iconButton, secondaryButton } from '../styles/buttons';
import { css, cx } from '../styles/emotion';
import { PHONE } from '../styles/widths';

const locked = cx(
  secondaryButton,
  css({
    background: 'var(--warning-surface)',
    color: 'var(--warning-text)',
    [PHONE]: { paddingInline: 10, '& svg': { display: 'none' } },
  }),
);

interface SoundButtonProps {
  readonly sound: Sound;
}

/** Plain to see for as long as nobody would hear a new order. */
export const SoundButton = ({ sound: { state, toggle } }: SoundButtonProps) => {
  const { t } = useTranslation();
  return state === 'on' ? (
    <button
      className={iconButton}
      aria-label={t('board.soundOff')}
      title={t('board.soundOff')}
      onClick={toggle}
    >
      <Icon name="bell" size={24} />
    </button>
  ) : (
    <button className={locked} onClick={toggle}>
      <Icon name="muted" size={24} />
      {t('board.soundOn')}
    </button>
  );
};
