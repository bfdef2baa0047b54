import type { AxiosInstance } from 'axios';
import type { Request } from 'express';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Result } from '../../src/domain/result/result';
import { ok, refuse } from '../../src/domain/result/result';
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

/** A body that shows no code; null for one that does, and for what is no JSON object. */
export const codelessBody = (body: Buffer): JsonObject | null => {
  const sent = parsedBody(body);
  return sent !== null && isNothing(sent.code) ? sent : null;
};

/** What is needed to add the code that all logins take. */
export interface FixedCodeDeps {
  readonly http: AxiosInstance;
  /** Of every login while the backend sends no codes; null where it is not needed. */
  readonly fixedLoginCode: string | null;
}

const Settings = t.type({ sms_on: t.boolean });

/** In milliseconds. */
const TIMEOUT = 5000;

/** Settings are asked for as by any guest. */
const ASKER = { locale: () => 'en', token: null, sharesAnswers: false };

/** Whether the backend sends codes; null when it does not say. */
const sendsCodes = async (http: AxiosInstance): Promise<boolean | null> => {
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

/**
 * A body as it goes to the backend: `codeless`, where it is not null, with the fixed code in a shop
 * that sends none. Refused when nobody can say whether the shop does.
 */
export const withFixedCode = async (
  { http, fixedLoginCode }: FixedCodeDeps,
  request: Request,
  body: Buffer,
  codeless: JsonObject | null,
): Promise<Result<'unreachable', Buffer>> => {
  if (codeless === null) return ok(body);
  const isSent = await sendsCodes(http);
  if (isSent === null) return refuse('unreachable');
  if (isSent) return ok(body);
  if (fixedLoginCode !== null)
    return ok(Buffer.from(JSON.stringify({ ...codeless, code: fixedLoginCode })));
  request.log.error('FIXED_LOGIN_CODE is not set, although the backend sends no codes');
  return ok(body);
};
