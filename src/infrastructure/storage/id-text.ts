import type { Id } from '../../domain/id/ids';
import { idOf } from '../../domain/id/ids';

/** An id as cookies write it: in base 36, which needs no escaping and few characters. */
export const encodeId = (id: number): string => id.toString(36);

/** The id of such a text; null for a text that names none. */
export const decodeId = <Kind extends string>(text: string): Id<Kind> | null =>
  /^[0-9a-z]{1,11}$/.test(text) ? idOf<Kind>(Number.parseInt(text, 36)) : null;
