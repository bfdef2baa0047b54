import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startTinyServer } from '../../support/tiny-server';

/** What a receiver has taken to be from the shop. */
export interface Received {
  readonly id: string;
  readonly type: string;
  readonly orderId: number;
  readonly body: Record<string, unknown>;
}

/** In seconds: older messages may be somebody's recording. */
const TOLERANCE = 300;

/** Judges a message as docs/webhooks.md tells a receiver to, with nothing of the shop's code. */
export const isFromTheShop = (
  secret: string,
  headers: IncomingMessage['headers'],
  body: string,
  now: Date,
): boolean => {
  const id = String(headers['webhook-id']);
  const sentAt = String(headers['webhook-timestamp']);
  if (!(Math.abs(now.getTime() / 1000 - Number(sentAt)) <= TOLERANCE)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === right.length && timingSafeEqual(given, right));
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
};

/** A program that takes webhooks; `answer` decides what it says to each, 204 unless told otherwise. */
export const startReceiver = async (now: () => Date) => {
  const received: Received[] = [];
  const refused: string[] = [];
  const receiver = {
    received,
    refused,
    secret: '',
    /** May hold an answer back by never calling `send`. */
    answer: (_: Received, send: (status: number) => void): void => {
      send(204);
    },
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await bodyOf(request);
    const send = (status: number): void => {
      response.writeHead(status).end();
    };
    if (!isFromTheShop(receiver.secret, request.headers, text, now())) {
      refused.push(text);
      send(401);
      return;
    }
    const body = JSON.parse(text);
    const { type, data } = body;
    const message = {
      id: String(request.headers['webhook-id']),
      type,
      orderId: data.order?.id ?? 0,
      body,
    };
    received.push(message);
    receiver.answer(message, send);
  };
  const { url, close } = await startTinyServer((request, response) => {
    void take(request, response);
  });
  return { ...receiver, receiver, url, close };
};
