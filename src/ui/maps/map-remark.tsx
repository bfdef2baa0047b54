import { quietButton } from '../components/button-styles';
import { useText } from '../text/use-text';
import { css } from '../theme/emotion';

interface MapRemarkProps {
  /** What is missing from the map. */
  readonly text: string;
  readonly onRetry: () => void;
}

/* Beside the buttons, over the top of the map, which can be moved below it. */
const box = css`
  position: absolute;
  top: 12px;
  left: 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: calc(100% - 24px - 8px - var(--touch));
  padding-left: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--surface);
  font-size: var(--size-13);
  line-height: 1.4;
`;

const again = css`
  ${quietButton};
  font-size: var(--size-13);
`;

/** Over a map of which a part cannot be had: the rest of it goes on. */
export const MapRemark = ({ text, onRetry }: MapRemarkProps) => {
  const t = useText();
  return (
    <div className={box}>
      <p role="status">{text}</p>
      <button type="button" className={again} onClick={onRetry}>
        {t('error.retry')}
      </button>
    </div>
  );
};
