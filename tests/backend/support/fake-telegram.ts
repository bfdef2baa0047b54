import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentText {
  readonly chat_id: string;
  readonly text: string;
  readonly reply_markup?: unknown;
}

/** A call that is waited for, for at most as long as a busy machine may need. */
const eventually = async <A>(look: () => A | undefined): Promise<A> => {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It did not happen');
};

/** Stands for Telegram: keeps what bots say, and tells them what customers say. */
export class FakeTelegram {
  readonly texts: SentText[] = [];
  /** How many processes wait for news just now. */
  waiting = 0;
  isBroken = false;
  private readonly server: Server;
  private readonly updates: { readonly update_id: number }[] = [];
  private count = 0;

  constructor(readonly token: string) {
    this.server = createServer((req, res) => {
      void this.answer(req, res);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    // It listens on a port, so its address is no path.
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** A customer says something to the bot. */
  tell(chatId: number, message: Record<string, unknown>, language = 'en'): void {
    this.tellRaw({
      message: {
        chat: { id: chatId, type: 'private' },
        from: { id: chatId, language_code: language },
        ...message,
      },
    });
  }

  tellRaw(update: Record<string, unknown>): void {
    this.count += 1;
    this.updates.push({ update_id: this.count, ...update });
  }

  /** Waits until the bot has said so much, and answers the last of it. */
  said(count: number): Promise<SentText> {
    return eventually(() => (this.texts.length >= count ? this.texts[count - 1] : undefined));
  }

  isHeard(): Promise<true> {
    return eventually(() => (this.waiting > 0 ? true : undefined));
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of req) text += String(chunk);
    const params = JSON.parse(text) as Record<string, unknown>;
    const method = req.url?.startsWith(`/bot${this.token}/`) ? req.url.split('/').at(-1) : '';
    const reply = (result: unknown): void => {
      res.end(JSON.stringify({ ok: true, result }));
    };
    if (this.isBroken || method === '') res.writeHead(500).end(JSON.stringify({ ok: false }));
    else if (method === 'getMe') reply({ id: 1, is_bot: true, username: 'dinner_bot' });
    else if (method === 'getUpdates') reply(await this.news(Number(params['offset']), res));
    else {
      // Only what bots of ours send.
      this.texts.push(params as unknown as SentText);
      reply({ message_id: 1 });
    }
  }

  private async news(offset: number, res: ServerResponse): Promise<unknown> {
    const isNew = (update: { readonly update_id: number }) => update.update_id >= offset;
    this.waiting += 1;
    while (!this.updates.some(isNew) && !res.destroyed)
      await new Promise((resolve) => setTimeout(resolve, 5));
    this.waiting -= 1;
    return this.updates.filter(isNew);
  }
}
