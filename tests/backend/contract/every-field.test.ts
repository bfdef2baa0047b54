import type { Express } from 'express';
import { OPERATIONS } from '../../../contract/calls/calls';
import { findingLine } from '../../../contract/kit/report';
import { runContract } from '../../../contract/kit/run-contract';
import type { OpenBackend } from './open-backend';
import { kitOptions, openBackend } from './open-backend';

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

interface Layer {
  readonly route?: {
    readonly path: string;
    readonly stack: readonly { readonly method?: string }[];
  };
  readonly handle: unknown;
}

const stackOf = (router: unknown): readonly Layer[] =>
  (typeof router === 'function' || typeof router === 'object') &&
  router !== null &&
  'stack' in router
    ? // Only Express makes functions with a stack.
      (router.stack as readonly Layer[])
    : [];

/** The calls that a router answers, such as `get /domain/*`. */
const routesIn = (router: unknown): string[] =>
  stackOf(router).flatMap(({ route, handle }) =>
    route
      ? [...new Set(route.stack.map(({ method }) => method ?? ''))].map(
          (method) => `${method} ${route.path.replaceAll(/:\w+/g, '*')}`,
        )
      : routesIn(handle),
  );

/** Pages and files beside the interface. */
const BESIDE = /^\w+ \/(board|docs|healthz|metrics|payment|readyz|sandbox|:?\*|icons|$)/;

const interfaceOf = (app: Express): string[] =>
  routesIn(app.router).filter((route) => !BESIDE.test(route));

describe('the document', () => {
  it('has every call that the backend answers, and no other', () => {
    const documented = OPERATIONS.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '*')}`,
    );
    expect(interfaceOf(backend.shop.app).sort()).toEqual(documented.sort());
  });

  it('has every field of every answer, in reads and in changes', async () => {
    const { findings, calls, checks, skipped } = await runContract(kitOptions(backend), true);
    expect(findings.map(findingLine)).toEqual([]);
    expect(skipped).toEqual(["a customer's own calls: no --token"]);
    expect(calls).toBeGreaterThan(200);
    expect(checks).toBeGreaterThan(150);
  });
});
