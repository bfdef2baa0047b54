import type { CallId } from '../calls/calls';
import { CALLS } from '../calls/calls';

/** How a call is named to people, such as `GET /domain/{id}`. */
export const nameOf = (id: CallId): string => `${CALLS[id].method.toUpperCase()} ${CALLS[id].path}`;
