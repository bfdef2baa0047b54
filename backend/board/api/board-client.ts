import { createClient } from '../../../client';
import { boardClock } from '../clock/board-clock';

/** Below it are the calls of the staff, as they are below /api/v1/staff for other programs. */
export const BOARD_CALLS = `${location.origin}/board/api`;

/** Every answer sets the clock. */
const fetchAndSetClock: typeof fetch = async (address, request) => {
  const response = await fetch(address, request);
  boardClock.setBy(response.headers.get('Date'));
  return response;
};

/** Calls of the staff. The cookie of the session goes along; no script ever sees it. */
export const boardClient = createClient({
  baseUrl: location.origin,
  name: 'web',
  fetch: (address, request) =>
    fetchAndSetClock(
      String(address).replace(`${location.origin}/api/v1/staff`, BOARD_CALLS),
      request,
    ),
});

/** Calls that anybody may make. */
export const shopClient = createClient({ baseUrl: location.origin, name: 'web' });
