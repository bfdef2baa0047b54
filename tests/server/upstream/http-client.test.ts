import { createHttpClient } from '../../../server/upstream/http-client';
import { passWallTime } from '../../support/pass-time';
import type { StubBackend } from '../../support/stub-backend';
import { openStubBackend } from '../../support/stub-backend';

let backend: StubBackend;

beforeAll(async () => {
  backend = await openStubBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
});

it('asks once more on a kept connection that the backend closed just then', async () => {
  const http = createHttpClient(backend.url);
  await http.get('/settings');
  let cuts = 1;
  backend.behave(() => (cuts-- > 0 ? { fate: 'cut' } : undefined));
  const { status } = await http.get('/settings');
  expect(status).toBe(200);
  expect(backend.callsTo('/api/v1/settings')).toHaveLength(3);
});

it('does not ask again and again', async () => {
  const http = createHttpClient(backend.url);
  await http.get('/settings');
  backend.behave(() => ({ fate: 'cut' }));
  await expect(http.get('/settings')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(backend.calls.length).toBeLessThanOrEqual(3);
});

it('never sends a change twice', async () => {
  const http = createHttpClient(backend.url);
  await http.get('/settings');
  backend.behave(({ method }) => (method === 'POST' ? { fate: 'cut' } : undefined));
  await expect(http.post('/cart/calculate', { domainId: 1, goods: [] })).rejects.toThrow();
  expect(backend.callsTo('/api/v1/cart/calculate')).toHaveLength(1);
});

it('follows no redirect: the token would go along to wherever it points', async () => {
  backend.behave(({ path }) =>
    path.endsWith('/settings')
      ? { status: 302, headers: { Location: '/api/v1/domain' } }
      : undefined,
  );
  await expect(createHttpClient(backend.url).get('/settings')).rejects.toMatchObject({
    response: { status: 302 },
  });
  expect(backend.calls).toHaveLength(1);
});

it('does not read an answer without end', async () => {
  backend.behave(() => ({ body: 'a'.repeat(9_000_000) }));
  await expect(createHttpClient(backend.url).get('/settings')).rejects.toThrow('maxContentLength');
});

it('asks a read once more that found nobody there', async () => {
  await backend.stop();
  const http = createHttpClient(backend.url);
  setTimeout(() => void backend.start(), 5);
  expect((await http.get('/settings')).status).toBe(200);
});

it('leaves a backend alone that is away, and comes back to it', async () => {
  const http = createHttpClient(backend.url);
  backend.behave(() => ({ status: 503, body: {} }));
  for (let call = 0; call < 10; call += 1) await expect(http.get('/settings')).rejects.toThrow();
  expect(backend.calls).toHaveLength(5);
  backend.reset();
  passWallTime(1000);
  expect((await http.get('/settings')).status).toBe(200);
});

it('is not put off by a call that alone goes wrong', async () => {
  const http = createHttpClient(backend.url);
  backend.behave(() => ({ status: 500, body: {} }));
  for (let call = 0; call < 10; call += 1) await expect(http.get('/settings')).rejects.toThrow();
  expect(backend.calls).toHaveLength(10);
});

it('uses no proxy of the machine for calls to the backend', async () => {
  process.env.HTTP_PROXY = 'http://127.0.0.1:1';
  try {
    expect((await createHttpClient(backend.url).get('/settings')).status).toBe(200);
  } finally {
    delete process.env.HTTP_PROXY;
  }
});
