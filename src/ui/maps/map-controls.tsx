import { Icon } from '../components/icon';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';
import { CAN_HOVER } from '../theme/media';
import { iconButton } from '../components/button-styles';

const group = css`
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
`;

const button = css`
  ${iconButton};
  border-radius: 0;
  padding: 0;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${CAN_HOVER} {
    &:hover {
      background: var(--surface-muted);
    }
  }
`;

const lower = css`
  ${button};
  border-top: 1px solid var(--line);
`;

/** Brings the map nearer and takes it farther away. */
export const MapControls = ({ onZoom }: { readonly onZoom: (steps: 1 | -1) => void }) => {
  const t = useText();
  return (
    <div className={group}>
      <button
        type="button"
        className={button}
        aria-label={t('map.nearer')}
        onClick={() => onZoom(1)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        className={lower}
        aria-label={t('map.farther')}
        onClick={() => onZoom(-1)}
      >
        <Icon name="minus" />
      </button>
    </div>
  );
};
