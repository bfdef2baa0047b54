/**
 * In milliseconds, for what the backend has to say of one page: with the rendering, a page without a
 * backend is answered within three seconds.
 */
export const TIME_FOR_CALLS = 2600;
