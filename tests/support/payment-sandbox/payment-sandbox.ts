import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallAnswer } from './sandbox-calls';
import { answerCall, shownInNotice, stripeError } from './sandbox-calls';
import type { SandboxSession, SandboxStep } from './sandbox-ledger';
import { NOTICE_OF, SandboxLedger } from './sandbox-ledger';
import type { NoticeManner } from './sandbox-notices';
import { signedNotice } from './sandbox-notices';
import { messagePage, payPage, returnByPost } from './sandbox-page';

/** How calls are answered: `frozen` not until they are released, `cut` by closing the connection. */
export type CallManner = 'well' | 'fails' | 'busy' | 'frozen' | 'cut';

export interface SandboxOptions {
  /** Signs the notices. */
  readonly webhookSecret: string;
  /** Where notices go; may be set later. */
  readonly noticeUrl?: string;
  readonly port?: number;
  readonly now?: () => Date;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
};

const html = (response: ServerResponse, body: string): void => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
};

/**
 * A payment provider that speaks Stripe's HTTP, has a page to pay on, and behaves badly on demand: a
 * program of its own (main.ts), or a part of a test.
 */
export class PaymentSandbox {
  readonly ledger = new SandboxLedger();
  /** What was called so far, such as `POST /v1/refunds`. */
  readonly calls: string[] = [];
  /** The statuses of the shop's answers to notices. */
  readonly answers: number[] = [];
  callsGo: CallManner = 'well';
  noticeUrl: string | undefined;
  url = '';
  private readonly remembered = new Map<string, { readonly asked: string; answer: CallAnswer }>();
  private held: (() => unknown)[] = [];
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  constructor(private readonly options: SandboxOptions) {
    this.noticeUrl = options.noticeUrl;
  }

  async start(): Promise<this> {
    const { port = 0 } = this.options;
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    // It listens on a port, so its address is no path.
    this.url = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Answers the frozen calls, and sends the notices that are held. */
  async release(): Promise<void> {
    this.callsGo = 'well';
    await Promise.all(this.held.splice(0).map((go) => go()));
  }

  /** Something happens to a payment, and the shop is notified of it. */
  async happen(session: SandboxSession, step: SandboxStep, manner: NoticeManner = 'once') {
    this.ledger.step(session.id, step);
    await this.notify(session, NOTICE_OF[step], manner);
  }

  /** A notice of the payment as it stands now, whether or not that is true. */
  noticeOf(session: SandboxSession, type: string, manner: NoticeManner = 'once') {
    const event = {
      id: this.ledger.nextId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      type,
      data: { object: shownInNotice(session, this.url) },
    };
    return signedNotice(event, this.options.webhookSecret, { now: this.now(), manner });
  }

  async notify(session: SandboxSession, type: string, manner: NoticeManner = 'once') {
    const notice = this.noticeOf(session, type, manner);
    const send = async (): Promise<void> => {
      if (this.noticeUrl === undefined) return;
      const sent = await fetch(this.noticeUrl, { method: 'POST', ...notice });
      this.answers.push(sent.status);
    };
    if (manner === 'held') this.held.push(send);
    else if (manner !== 'lost') {
      await send();
      if (manner === 'twice') await send();
    }
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const text = await textOf(request);
    if (pathname.startsWith('/v1/'))
      this.answerApi(request, response, pathname, searchParams, text);
    else if (pathname.startsWith('/pay/'))
      await this.answerPage(request, response, pathname.slice('/pay/'.length), text);
    else if (pathname === '/sandbox') await this.control(response, new URLSearchParams(text));
    else response.writeHead(404).end();
  }

  private answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
    text: string,
  ): void {
    const method = request.method ?? 'GET';
    this.calls.push(`${method} ${path}`);
    const send = (): void => {
      const { status, body } = this.remember(request, text, () =>
        answerCall(
          this.ledger,
          { method, path, fields: method === 'POST' ? new URLSearchParams(text) : query },
          { origin: this.url, now: this.now() },
        ),
      );
      const headers = {
        'Content-Type': 'application/json',
        'Request-Id': `req_${this.calls.length}`,
      };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    if (this.callsGo === 'cut') request.socket.destroy();
    else if (this.callsGo === 'frozen') this.held.push(send);
    else send();
  }

  /** Answers one key always the same, as Stripe does for a day, and refuses it for another body. */
  private remember(request: IncomingMessage, text: string, work: () => CallAnswer): CallAnswer {
    if (request.headers.authorization?.startsWith('Bearer sk_test_') !== true)
      return stripeError(401, 'invalid_request_error', { message: 'Invalid API Key: sk_test_***' });
    if (this.callsGo === 'fails') return stripeError(500, 'api_error', { message: 'Broken' });
    if (this.callsGo === 'busy')
      return stripeError(429, 'invalid_request_error', {
        code: 'rate_limit',
        message: 'Slow down',
      });
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return work();
    const asked = `${request.url ?? ''} ${text}`;
    const known = this.remembered.get(key);
    if (known && known.asked !== asked)
      return stripeError(400, 'idempotency_error', { message: 'Another body for the same key' });
    if (known) return known.answer;
    const answer = work();
    this.remembered.set(key, { asked, answer });
    return answer;
  }

  private async answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    text: string,
  ): Promise<void> {
    const session = this.ledger.sessions.get(id);
    if (!session) {
      response.writeHead(404).end();
      return;
    }
    if (request.method !== 'POST') {
      html(response, payPage(session));
      return;
    }
    const form = new URLSearchParams(text);
    const action = form.get('do');
    if (action === 'decline') {
      html(response, messagePage('Your card was declined.'));
      return;
    }
    // The page has a list of them.
    const manner = (form.get('notice') ?? 'once') as NoticeManner;
    if (action === 'pay') await this.happen(session, 'pay', manner);
    const way = form.get('return');
    if (way === 'post') html(response, returnByPost(session.success_url));
    else if (way === 'none') html(response, messagePage('Paid.'));
    else response.writeHead(303, { Location: session.success_url }).end();
  }

  /** For the program of its own: `calls=frozen`, `release=yes`, or `payment=ID&step=expire&notice=twice`. */
  private async control(response: ServerResponse, form: URLSearchParams): Promise<void> {
    const [calls, payment, step] = [form.get('calls'), form.get('payment'), form.get('step')];
    // Whoever calls this knows the names.
    if (calls !== null) this.callsGo = calls as CallManner;
    if (payment !== null && step !== null)
      await this.happen(
        this.ledger.session(payment),
        step as SandboxStep,
        (form.get('notice') ?? 'once') as NoticeManner,
      );
    if (form.has('release')) await this.release();
    response.writeHead(204).end();
  }
}

export const startPaymentSandbox = (options: SandboxOptions): Promise<PaymentSandbox> =>
  new PaymentSandbox(options).start();
