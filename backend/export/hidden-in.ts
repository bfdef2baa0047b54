import type { ImportedFor } from './imported-for';

/**
 * Returns how an export says that something is not shown: a database knows of its own country only. So what
 * an import left out and hid is there to be brought back.
 */
export const hiddenIn = (isHidden: 0 | 1, { country }: ImportedFor): readonly string[] =>
  isHidden === 1 ? [country] : [];
