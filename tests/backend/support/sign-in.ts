import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import type { TestShop } from './test-shop';

export const IVAN = '359880001122';
export const MARIA = '359880003344';

export interface OutboxMessage {
  readonly channel: string;
  readonly phone: string;
  readonly code: string;
  readonly text: string;
}

/** What the shop would have sent, the oldest first. */
export const outboxOf = (shop: TestShop): OutboxMessage[] => {
  const path = join(shop.dir, 'outbox.jsonl');
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as OutboxMessage)
    : [];
};

/** The code that was sent last to a phone. */
export const codeOf = (shop: TestShop, phone: string): string => {
  const message = outboxOf(shop).findLast((candidate) => candidate.phone === phone);
  if (!message) throw new Error('No code was sent to this phone');
  return message.code;
};

/** Another code of four digits. */
export const wrong = (code: string): string => (code === '0000' ? '1111' : '0000');

export const askForCode = (shop: TestShop, phone: string) =>
  shop.send('get', `/api/v1/sms-code?phone=${phone}`);

export const logIn = (shop: TestShop, phone: string, more: Record<string, unknown> = {}) =>
  shop.send('post', '/api/v1/login', { phone, code: codeOf(shop, phone), ...more });

/** Logs a phone in, as its owner would, and answers the token. */
export const signIn = async (
  shop: TestShop,
  phone: string,
  more: Record<string, unknown> = {},
): Promise<string> => {
  await askForCode(shop, phone).expect(200);
  const { body } = await logIn(shop, phone, more).expect(200);
  // The shape of a login answer has tests of its own.
  return (body as { token: string }).token;
};

/** Proves the phone of a session once more, as before an account is deleted. */
export const confirm = async (shop: TestShop, phone: string, token: string): Promise<void> => {
  await askForCode(shop, phone).expect(200);
  const body = { code: codeOf(shop, phone) };
  await shop.send('post', '/api/v1/user/confirm', body, token).expect(200);
};

/** A login by another process of the shop. */
export const logInAt = (app: Express, body: unknown) =>
  request(app).post('/api/v1/login').set('Client', 'web').send(JSON.stringify(body)).type('json');
