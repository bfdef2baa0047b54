/** In milliseconds; a phone on a bad network may need long, a customer does not wait longer. */
export const API_TIMEOUT = 15_000;
