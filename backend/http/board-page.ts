import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Response } from 'express';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { PRIVATE_PAGE_HEADERS } from '../html/html-page';

/** Beside the backend's own bundle. */
const BUILT_FILES = resolve(__dirname, '../board');

const ENTRY = /^main\.[0-9a-f]+\.js$/;

/** Null where the board was not built. */
const entryIn = (folder: string): string | null => {
  try {
    return readdirSync(folder).find((file) => ENTRY.test(file)) ?? null;
  } catch {
    return null;
  }
};

const pageOf = (entry: string, nonce: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
  '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
  '<link rel="icon" href="data:,"><title>Orders</title></head><body><div id="board"></div>' +
  // Its nonce is for the styles that this script adds.
  `<script nonce="${nonce}" src="/board/assets/${entry}"></script></body></html>`;

const headersOf = (nonce: string): Readonly<Record<string, string>> => ({
  ...PRIVATE_PAGE_HEADERS,
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
});

const sendPage = (res: Response, entry: string): void => {
  const nonce = randomBytes(16).toString('base64');
  res.set(headersOf(nonce)).type('html').send(pageOf(entry, nonce));
};

/** GET /board and the addresses of its pages, and the files that they load. */
export const boardPage = (folder: string = BUILT_FILES): Router => {
  const router = Router();
  const entry = entryIn(folder);
  if (entry === null) return router;
  router.use(
    '/board/assets',
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', fallthrough: true },
    }),
  );
  router.get(['/board', '/board/sold-out', '/board/ordering', '/board/today'], (_req, res) => {
    sendPage(res, entry);
  });
  return router;
};
