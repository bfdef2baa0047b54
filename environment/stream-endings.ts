/** Tells the browser to come back at once: this process ends, another one goes on. */
export const STREAM_MOVED = 'retry: 500\n\n: please come back\n\n';

/** Tells the browser to come back in a minute, so that it polls and does not push another one out. */
export const STREAM_CROWDED_OUT = 'retry: 60000\n\n: too many streams\n\n';
