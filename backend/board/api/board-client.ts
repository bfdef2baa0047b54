import { createClient } from '../../../client';
import { boardClock } from '../clock/board-clock';

/** Every answer sets the clock. */
const fetchAndSetClock: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  boardClock.setBy(response.headers.get('Date'));
  return response;
};

/** Below it are the calls of the staff, as below the backend's own address. */
export const BOARD_ADDRESS = `${location.origin}/board`;

/** Calls of the staff. The cookie of the session goes along; no script ever sees it. */
export const boardClient = createClient({
  baseUrl: BOARD_ADDRESS,
  name: 'board',
  fetch: fetchAndSetClock,
});

/** Calls that anybody may make. */
export const shopClient = createClient({ baseUrl: location.origin, name: 'board' });
