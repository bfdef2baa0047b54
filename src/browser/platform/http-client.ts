import type { AxiosInstance } from 'axios';
import axios, { isAxiosError } from 'axios';
import type { SettableClock } from './server-clock';
import { setByAnswer } from './server-clock';

/** In milliseconds; a phone on a bad network may need long, a customer does not wait longer. */
const API_TIMEOUT = 15_000;

/** HTTP client of the shop's own API. Each answer sets the clock. */
export const createHttpClient = (clock: SettableClock): AxiosInstance => {
  const http = axios.create({ baseURL: '/api/v1', timeout: API_TIMEOUT });
  http.interceptors.response.use(
    (answer) => {
      setByAnswer(clock, answer.headers);
      return answer;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response) setByAnswer(clock, error.response.headers);
      throw error;
    },
  );
  return http;
};
