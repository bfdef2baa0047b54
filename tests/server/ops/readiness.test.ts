import express from 'express';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BackendState } from '../../../server/ops/readiness';
import { createReadiness } from '../../../server/ops/readiness';
import { ask } from '../../support/ask';
import { gate } from '../../support/gate';
import { passTime } from '../../support/pass-time';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const stateOf = (isThere: boolean, sandboxes: readonly string[] = []): BackendState => ({
  isThere,
  sandboxes,
});

const serve = async (lookAtBackend: () => Promise<BackendState>) => {
  const readiness = createReadiness(lookAtBackend);
  server = createServer(express().get('/readyz', readiness.handler));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const look = () => ask(port, '/readyz');
  return { readiness, look, probe: async () => (await look()).status };
};

it('is ready from the first time that the backend answers, for good', async () => {
  let isThere = false;
  const { probe } = await serve(() => Promise.resolve(stateOf(isThere)));
  const statuses = [await probe()];
  isThere = true;
  passTime(1500);
  statuses.push(await probe());
  isThere = false;
  passTime(1500);
  statuses.push(await probe());
  expect(statuses).toEqual([503, 200, 200]);
});

it('tells whether the backend is away, and what of it only pretends', async () => {
  const there = await serve(() => Promise.resolve(stateOf(true, ['payment'])));
  expect(JSON.parse((await there.look()).text)).toEqual({
    ready: true,
    backend: 'there',
    sandboxes: ['payment'],
  });
  server.close();
  const away = await serve(() => Promise.resolve(stateOf(false)));
  expect(JSON.parse((await away.look()).text)).toMatchObject({ ready: false, backend: 'away' });
});

it('does not trouble the backend for every probe', async () => {
  const backendAnswers = jest.fn(() => Promise.resolve(stateOf(true)));
  const { probe } = await serve(backendAnswers);
  passTime(10_000);
  await Promise.all([probe(), probe(), probe()]);
  expect(backendAnswers).toHaveBeenCalledTimes(1);
});

it('is not ready from the first moment of a shutdown, also for a probe already under way', async () => {
  const answer = gate<BackendState>();
  const asked = gate();
  const { readiness, probe } = await serve(() => {
    asked.open();
    return answer.promise;
  });
  const underWay = probe();
  await asked.promise;
  readiness.close();
  answer.open(stateOf(true));
  expect(await underWay).toBe(503);
  expect(await probe()).toBe(503);
  expect(readiness.isClosing()).toBe(true);
});
