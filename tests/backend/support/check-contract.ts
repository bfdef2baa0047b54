import type { Response } from 'supertest';
import { Test } from 'supertest';
import { differencesOf } from './exchange';

const API = '/api/v1';

const provokedFaults = new WeakSet<Test>();

/** A call whose answer may be a 500, since its test breaks something on purpose. */
export const provoked = (call: Test): Test => {
  provokedFaults.add(call);
  return call;
};

interface Asked {
  readonly method: string;
  /** With its query, as it was sent. */
  readonly path: string;
}

/** Fails a test whose call was answered with anything that the contract does not say. */
const checkContract = (response: Response): void => {
  // A response of supertest holds the request that Node has sent.
  const { method, path } = (response as unknown as { readonly req: Asked }).req;
  if (!path.startsWith(`${API}/`) || response.status === 304) return;
  const differences = differencesOf({
    method,
    path: path.slice(API.length),
    status: response.status,
    // Names are in small letters, as Node gives them.
    headers: response.headers as Readonly<Record<string, string>>,
    body: response.type === 'application/json' ? (response.body as unknown) : undefined,
  });
  if (differences.length > 0)
    throw new Error(['Not as the contract says:', ...differences].join('\n  '));
};

// Every answer that any test of the backend gets is held against the contract, so that nobody can
// forget it; what the test itself expects comes first.
const { end } = Test.prototype;
Test.prototype.end = function (this: Test, callback) {
  if (!provokedFaults.has(this)) this.expect(checkContract);
  return end.call(this, callback);
} satisfies typeof end;
