import { createClient } from '../../../client';
import { boardClock } from '../clock/board-clock';

/** Below it are the calls of the staff, as below the backend's own address; the path of their cookie. */
export const BOARD_ADDRESS = `${location.origin}/board`;

/** Every answer sets the clock. */
const fetchAndSetClock: typeof fetch = async (address, request) => {
  const response = await fetch(address, request);
  boardClock.setBy(response.headers.get('Date'));
  return response;
};

/** Calls of the staff. The cookie of the session goes along; no script ever sees it. */
export const boardClient = createClient({
  baseUrl: BOARD_ADDRESS,
  name: 'web',
  fetch: fetchAndSetClock,
});

/** Calls that anybody may make. */
export const shopClient = createClient({ baseUrl: location.origin, name: 'web' });
