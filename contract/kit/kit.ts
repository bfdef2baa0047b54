import { nameOf, operationById } from './operations';
import type { Answer, Call, Caller } from './caller';
import { textAt } from './json';
import type { Report } from './report';

/** What a run may do and whom it may be. */
export interface KitOptions {
  /** Of the backend, without `/api/v1`. */
  readonly baseUrl: string;
  /** Whether it may change something: log in, save, order and cancel. */
  readonly mayWrite: boolean;
  /** Of a customer, null for none. */
  readonly token: string | null;
  /** The city to look at; null for the first. */
  readonly cityId: number | null;
  /** Where the backend writes its messages, a line of JSON each; null where it sends them. */
  readonly outbox: string | null;
  /** What every login takes while no messages are sent; null otherwise. */
  readonly fixedCode: string | null;
  /** Two phones that nobody has. */
  readonly phones: readonly [string, string];
}

/** What is expected of an answer. */
export interface Expectation {
  readonly status: number;
  readonly code?: string;
  /** What is special about the call, for the line. */
  readonly when: string;
  readonly rule: string | null;
}

/** Calls a backend and notes what differs. */
export class Kit {
  constructor(
    readonly options: KitOptions,
    readonly caller: Caller,
    readonly report: Report,
  ) {}

  send(id: string, call: Call = {}): Promise<Answer> {
    return this.caller.send(id, call);
  }

  /** Notes a difference of a call unless something holds. */
  check(
    id: string,
    holds: boolean,
    { expected, came, rule }: { expected: string; came: string; rule: string | null },
  ): void {
    const operation = nameOf(operationById(id));
    this.report.check(holds, { operation, expected, came, rule, harm: 'rule' });
  }

  /** Makes a call and notes another status or code than the expected one; answers the body if it is right. */
  async expect(id: string, call: Call, expectation: Expectation): Promise<Answer | null> {
    const { status, code, when, rule } = expectation;
    const answer = await this.send(id, call);
    const came = answer.status >= 400 ? textAt(answer.body, 'code') : null;
    const isRight = answer.status === status && (code === undefined || code === came);
    this.check(id, isRight, {
      expected: `${String(status)}${code === undefined ? '' : ` "${code}"`} for ${when}`,
      came: `${String(answer.status)}${came === null ? '' : ` ${printable(came)}`}`,
      rule,
    });
    return answer.status === status ? answer : null;
  }
}

/** A code may be printed, anything else that stands in its place may not. */
const printable = (code: string): string => (/^[a-z_.]{1,40}$/.test(code) ? `"${code}"` : 'a text');
