import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { secondaryButton } from '../components/button-styles';
import { Icon } from '../components/icon';
import { useText } from '../i18n/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER, FROM_TABLET, WITHOUT_SCRIPTS } from '../theme/media';
import { centred, outlinedCard } from '../theme/shared-styles';

interface MapOnDemandProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The map; made when it is opened. */
  readonly children: () => ReactNode;
}

/* As high before the map is opened as after. */
const place = css({
  height: 400,
  borderRadius: 'var(--radius-card)',
  [FROM_TABLET]: { height: 460 },
  [WITHOUT_SCRIPTS]: { display: 'none' },
});

/* Paper that waits for its map. */
const closed = css(centred, outlinedCard, {
  height: '100%',
  background:
    'linear-gradient(90deg, var(--ground) 1px, transparent 1px) center / 128px 128px, linear-gradient(var(--ground) 1px, transparent 1px) center / 128px 128px, var(--surface-muted)',
});

const show = css(secondaryButton, {
  border: '1px solid var(--line)',
  background: 'var(--surface)',
  [CAN_HOVER]: { '&:hover': { background: 'var(--surface-strong)' } },
});

export const MapOnDemand = ({ isOpen, onOpen, children }: MapOnDemandProps) => {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpen && !wasOpen.current) element.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={place} ref={element} tabIndex={-1}>
      {isOpen ? (
        children()
      ) : (
        <div className={closed}>
          <button type="button" className={show} onClick={onOpen}>
            <Icon name="pin" />
            <span>{t('map.show')}</span>
          </button>
        </div>
      )}
    </div>
  );
};
