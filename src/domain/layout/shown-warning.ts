import { withoutUnseen } from '../text/unseen';

const normalWarning = (text: string): string => withoutUnseen(text).trim().replace(/\s+/gu, ' ');

/**
 * The warning to show, or null: one that is blank or was dismissed in this session is not shown, a
 * new text is. `dismissed` holds what `dismissWarning` answered. Rules 21.2.
 */
export const warningToShow = (text: string | null, dismissed: readonly string[]): string | null => {
  const warning = text === null ? '' : normalWarning(text);
  return warning === '' || dismissed.includes(warning) ? null : text;
};

/** The session's dismissed warnings with one more, each once. Rules 21.2. */
export const dismissWarning = (dismissed: readonly string[], text: string): readonly string[] => [
  ...new Set([...dismissed, normalWarning(text)]),
];
