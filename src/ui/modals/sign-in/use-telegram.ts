import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import { telegramRequested } from '../../../application/sign-in/sign-in-slice';
import { OpenTelegramWindow } from './open-telegram-window';

/** Asks for a link by which Telegram tells the phone; for a click on a button. */
export const useAskTelegram = (): (() => void) => {
  const dispatch = useDispatch();
  const openWindow = useContext(OpenTelegramWindow);
  return () => {
    openWindow();
    dispatch(telegramRequested(undefined));
  };
};
