import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { boardPage } from '../../../backend/http/board-page';

const folder = mkdtempSync(join(tmpdir(), 'board-'));
writeFileSync(join(folder, 'main.0a1b2c3d.js'), 'start();');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const built = express().use(boardPage(folder));

const nonceOf = (text: string): string | undefined => /nonce[-="]*([\w+/=]{20,})/.exec(text)?.[1];

it.each(['/board', '/board/sold-out', '/board/ordering', '/board/today'])(
  'serves the board at %s, which loads its own built script',
  async (address) => {
    const page = await request(built).get(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('src="/board/assets/main.0a1b2c3d.js"');
  },
);

it('lets in no style but those with the nonce of this very answer', async () => {
  const pages = [await request(built).get('/board'), await request(built).get('/board')];
  const nonces = pages.map(({ headers }) => nonceOf(headers['content-security-policy'] ?? ''));
  expect(new Set(nonces).size).toBe(2);
  expect(pages.map(({ text }) => nonceOf(text))).toEqual(nonces);
  for (const { headers } of pages) {
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

it('is stored by nobody and found by no search engine', async () => {
  const { headers } = await request(built).get('/board');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('serves the files of the board for a year, since their names change with them', async () => {
  const file = await request(built).get('/board/assets/main.0a1b2c3d.js');
  expect(file.status).toBe(200);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('has no board where none was built', async () => {
  const page = await request(express().use(boardPage(join(folder, 'nowhere')))).get('/board');
  expect(page.status).toBe(404);
});
