import { useSelector } from 'react-redux';
import { selectShownNotice } from '../../application/notifications/notice-slice';
import { useArrived } from '../text/use-arrived';
import { useText } from '../text/use-text';
import { failedNoticeBox, noticeBox } from './notice-styles';

const NO_PARAMS = {};

export const ShopNotice = () => {
  const t = useText();
  const shown = useSelector(selectShownNotice);
  const isSayable = useArrived(shown?.text ?? null, shown?.params ?? NO_PARAMS);
  return shown && isSayable ? (
    <div className={shown.tone === 'failed' ? failedNoticeBox : noticeBox}>
      {t(shown.text, { ...shown.params })}
    </div>
  ) : null;
};
