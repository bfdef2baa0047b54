import { createClient } from '../../../client';

/** Below it are the calls of the staff, as below the backend's own address; the path of their cookie. */
export const BOARD_ADDRESS = `${location.origin}/board`;

/** Calls of the staff. The cookie of the session goes along; no script ever sees it. */
export const boardClient = createClient({ baseUrl: BOARD_ADDRESS, name: 'web' });

/** Calls that anybody may make. */
export const shopClient = createClient({ baseUrl: location.origin, name: 'web' });
