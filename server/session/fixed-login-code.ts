import type { AxiosInstance } from 'axios';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { headersOf } from '../../src/infrastructure/http/api-client';
import type { JsonObject } from './session-body';
import { parsedBody } from './session-body';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** A login that shows nothing but a phone; null for any other. */
export const loginByPhoneAlone = (body: Buffer): JsonObject | null => {
  const login = parsedBody(body);
  if (login === null || isNothing(login.phone)) return null;
  return isNothing(login.code) && isNothing(login.uuid) ? login : null;
};

/** The same login with the code that all logins take. */
export const withCode = (login: JsonObject, code: string): Buffer =>
  Buffer.from(JSON.stringify({ ...login, code }));

const Settings = t.type({ sms_on: t.boolean });

/** In milliseconds. */
const TIMEOUT = 5000;

/** Settings are asked for as by any guest. */
const ASKER = { locale: () => 'en', token: null, sharesAnswers: false };

/** Whether the backend sends codes; null when it does not say. */
export const sendsCodes = async (http: AxiosInstance): Promise<boolean | null> => {
  try {
    const { data } = await http.get<unknown>('/settings', {
      headers: headersOf(ASKER),
      timeout: TIMEOUT,
    });
    const settings = Settings.decode(data);
    return isLeft(settings) ? null : settings.right.sms_on;
  } catch {
    return null;
  }
};
