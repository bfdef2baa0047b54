import type { AxiosInstance } from 'axios';
import axios, { isAxiosError } from 'axios';
import { API_TIMEOUT } from './api-timeout';
import type { SettableClock } from './server-clock';
import { setByAnswer } from './server-clock';

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
