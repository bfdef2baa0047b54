import { useDispatch } from 'react-redux';
import { warningDismissed } from '../../application/warning/warning-slice';
import { Icon } from '../components/icon';
import { useText } from '../text/use-text';
import { container } from '../components/container';
import { headerButton } from './header-styles';
import { MAIN_ID } from '../components/main';
import { css } from '../theme/emotion';
import { warningBar } from './warning-styles';

const row = css`
  ${container};
  display: flex;
  align-items: center;
  gap: 8px;
`;

/* A long one can be read to its end without taking the whole screen. */
const words = css`
  flex: 1;
  min-width: 0;
  max-height: 30vh;
  overflow-y: auto;
`;

const hide = css`
  ${headerButton};
  margin-right: -12px;
  color: inherit;
`;

/** The warning with its button; whatever else keeps to the bottom of the screen makes room for it. */
export const DismissibleWarning = ({ text }: { readonly text: string }) => {
  const t = useText();
  const dispatch = useDispatch();
  const dismiss = (): void => {
    dispatch(warningDismissed(text));
    // The pressed button goes with its bar.
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <section className={warningBar} aria-label={t('warning.title')}>
      <div className={row}>
        <p className={words}>{text}</p>
        <button type="button" className={hide} aria-label={t('warning.hide')} onClick={dismiss}>
          <Icon name="cross" />
        </button>
      </div>
    </section>
  );
};
