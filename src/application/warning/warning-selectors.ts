import { warningToShow } from '../../domain/layout/shown-warning';
import type { SettingsRoot } from '../settings/settings-slice';
import type { WarningRoot } from './warning-slice';

/**
 * Returns what every page is to warn of; null for nothing. Until the browser has said what was put away the
 * warning counts as new, so that components have to wait for that. Rules 21.2.
 */
export const selectWarning = ({ settings, warning }: SettingsRoot & WarningRoot): string | null =>
  warningToShow(settings?.warningText ?? null, warning ?? []);

/** Returns whether it is known what was put away in this session. */
export const selectKnowsDismissed = ({ warning }: WarningRoot): boolean => warning !== null;
