import { createContext, use } from 'react';
import type { ServerClock } from '../../application/ports/server-clock';
import { OWN_CLOCK } from '../../application/ports/server-clock';

/** Provided in the browser, whose own clock may be wrong. */
export const ServerClockContext = createContext<ServerClock>(OWN_CLOCK);

export const useServerClock = (): ServerClock => use(ServerClockContext);
