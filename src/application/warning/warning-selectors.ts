import { warningToShow } from '../../domain/frame/warning-notice';
import type { ShopState } from '../store/root-reducer';

/**
 * What every page is to warn of; null for nothing. Until the browser has said what was put away the
 * warning counts as new, so whoever renders it has to wait for that. Rules 21.2.
 */
export const selectWarning = ({ settings, warning }: ShopState): string | null =>
  warningToShow(settings?.warningText ?? null, warning ?? []);

/** Whether it is known what was put away in this session. */
export const selectKnowsDismissed = ({ warning }: ShopState): boolean => warning !== null;
