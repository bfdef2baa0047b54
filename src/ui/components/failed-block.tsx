import { useLocated } from '../navigation/located-route';
import { useEnterPage } from '../navigation/use-enter-page';
import { useText } from '../text/use-text';
import { primaryButton } from './button-styles';
import { messageActions, messageFrame, messageText } from './message-styles';

interface FailedBlockProps {
  readonly text: string;
}

/** In place of a block that could not be had: the page is asked for once more. */
export const FailedBlock = ({ text }: FailedBlockProps) => {
  const t = useText();
  const located = useLocated();
  const enterPage = useEnterPage();
  return (
    <div className={messageFrame}>
      <p className={messageText}>{text}</p>
      <div className={messageActions}>
        <button type="button" className={primaryButton} onClick={() => enterPage(located)}>
          {t('error.retry')}
        </button>
      </div>
    </div>
  );
};
