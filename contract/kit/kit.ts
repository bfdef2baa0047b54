import type { ErrorCode } from '../calls/errors';
import { ERRORS } from '../calls/errors';
import type { CallId } from '../calls/calls';
import { CALLS } from '../calls/calls';
import { nameOf } from './call-name';
import type { Answer, Call, Caller } from './caller';
import { at, textAt } from './json';
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

/** What is special about a call, for the line, and the section of docs/rules.md that says so. */
export interface Special {
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

  send(id: CallId, call: Call = {}): Promise<Answer> {
    return this.caller.send(id, call);
  }

  /** Notes a difference of a call unless something holds. */
  check(
    id: CallId,
    holds: boolean,
    { expected, came, rule }: { expected: string; came: string; rule: string | null },
  ): void {
    const operation = nameOf(id);
    this.report.check(holds, { operation, expected, came, rule, harm: 'rule' });
  }

  /** Makes a call that succeeds; null where it does not. */
  async expect(id: CallId, call: Call, { when, rule }: Special): Promise<Answer | null> {
    const answer = await this.send(id, call);
    const [status] = Object.keys(CALLS[id].answers);
    const isRight = String(answer.status) === status;
    this.check(id, isRight, {
      expected: `${String(status)} for ${when}`,
      came: said(answer),
      rule,
    });
    return isRight ? answer : null;
  }

  /** Makes a call that is refused with a code, or with any of 422; `field` is what is wrong. */
  async refuses(
    id: CallId,
    call: Call,
    code: ErrorCode | 422,
    { when, rule, field }: Special & { readonly field?: string },
  ): Promise<Answer | null> {
    const answer = await this.send(id, call);
    const status = code === 422 ? code : ERRORS[code].status;
    const isRight = code === 422 || textAt(answer.body, 'code') === code;
    this.check(id, answer.status === status && isRight, {
      expected: `${String(status)}${code === 422 ? '' : ` "${code}"`} for ${when}`,
      came: said(answer),
      rule,
    });
    if (answer.status !== status) return null;
    if (field !== undefined) this.checkField(id, answer, field, rule);
    return answer;
  }

  /** What is wrong is named, and no goods beside it: those would empty the cart. Rules 2.6. */
  private checkField(id: CallId, { body }: Answer, field: string, rule: string | null): void {
    const names = Object.keys(Object(at(body, 'errors')) as object);
    const isNamed = names.some((name) => name === field || name.startsWith(`${field}.`));
    const isGoods = field.startsWith('goods');
    this.check(id, isNamed && (isGoods || !names.some((name) => name.startsWith('goods'))), {
      expected: `errors at ${field}${isGoods ? '' : ' and none at goods'}`,
      came: 'others',
      rule,
    });
  }
}

/** Status and code; a code may be printed, anything else that stands in its place may not. */
const said = ({ status, body }: Answer): string => {
  const code = status >= 400 ? textAt(body, 'code') : null;
  const printable = code !== null && /^[a-z_.]{1,40}$/.test(code) ? `"${code}"` : 'a text';
  return code === null ? String(status) : `${String(status)} ${printable}`;
};
