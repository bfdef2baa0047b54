import type { AxiosInstance } from 'axios';
import type { Request } from 'express';
import { headersOf } from '../../src/infrastructure/http/api-client';
import type { JsonObject } from './session-call';
import { isJsonObject, parsedBody } from './session-call';

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** A body that shows no code; null for one that does, and for what is no JSON object. */
export const codelessBody = (body: Buffer): JsonObject | null => {
  const sent = parsedBody(body);
  return sent !== null && isNothing(sent.code) ? sent : null;
};

/** A login that shows nothing but a phone; null for any other. */
export const loginByPhoneAlone = (body: Buffer): JsonObject | null => {
  const login = codelessBody(body);
  return login !== null && !isNothing(login.phone) && isNothing(login.uuid) ? login : null;
};

export interface LoginDeps {
  readonly http: AxiosInstance;
  /** Of every login while the backend sends no codes; null where it is not needed. */
  readonly fixedLoginCode: string | null;
}

/** In milliseconds. */
const TIMEOUT = 5000;

const GUEST = { locale: () => 'en', token: null, sharesAnswers: false };

/** Whether the backend sends codes; null when it does not say. */
const sendsCodes = async (http: AxiosInstance): Promise<boolean | null> => {
  const options = { headers: headersOf(GUEST), timeout: TIMEOUT };
  const { data } = await http.get<unknown>('/settings', options).catch(() => ({ data: null }));
  return isJsonObject(data) && typeof data.sms_on === 'boolean' ? data.sms_on : null;
};

/**
 * A body as it goes to the backend: `codeless`, where it is not null, with the fixed code in a shop
 * that sends none. Null when nobody can say whether the shop does.
 */
export const withFixedCode = async (
  { http, fixedLoginCode }: LoginDeps,
  request: Request,
  body: Buffer,
  codeless: JsonObject | null,
): Promise<Buffer | null> => {
  if (codeless === null) return body;
  const isSent = await sendsCodes(http);
  if (isSent !== false) return isSent === null ? null : body;
  if (fixedLoginCode !== null)
    return Buffer.from(JSON.stringify({ ...codeless, code: fixedLoginCode }));
  request.log.error('FIXED_LOGIN_CODE is not set, although the backend sends no codes');
  return body;
};
