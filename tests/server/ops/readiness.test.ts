import express from 'express';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadiness } from '../../../server/ops/readiness';
import { ask } from '../../support/ask';
import { gate } from '../../support/gate';
import { passTime } from '../../support/pass-time';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const serve = async (backendAnswers: () => Promise<boolean>) => {
  const readiness = createReadiness(backendAnswers);
  server = createServer(express().get('/readyz', readiness.handler));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { readiness, probe: async () => (await ask(port, '/readyz')).status };
};

it('follows the backend', async () => {
  let isThere = false;
  const { probe } = await serve(() => Promise.resolve(isThere));
  const statuses = [await probe()];
  isThere = true;
  passTime(1500);
  statuses.push(await probe());
  isThere = false;
  passTime(1500);
  statuses.push(await probe());
  expect(statuses).toEqual([503, 200, 503]);
});

it('does not trouble the backend for every probe', async () => {
  const backendAnswers = jest.fn(() => Promise.resolve(true));
  const { probe } = await serve(backendAnswers);
  passTime(10_000);
  await Promise.all([probe(), probe(), probe()]);
  expect(backendAnswers).toHaveBeenCalledTimes(1);
});

it('is not ready from the first moment of a shutdown, also for a probe already under way', async () => {
  const answer = gate<boolean>();
  const asked = gate();
  const { readiness, probe } = await serve(() => {
    asked.open();
    return answer.promise;
  });
  const underWay = probe();
  await asked.promise;
  readiness.close();
  answer.open(true);
  expect(await underWay).toBe(503);
  expect(await probe()).toBe(503);
  expect(readiness.isClosing()).toBe(true);
});
