import { Agent } from 'node:http';
import type { Answer, Question } from './ask';
import { ask } from './ask';

interface StoredCookie {
  readonly name: string;
  readonly value: string;
  /** Without a dot at its start. */
  readonly domain: string;
  readonly isForHostAlone: boolean;
  readonly path: string;
  readonly isSecure: boolean;
  readonly isForScripts: boolean;
}

const isInDomain = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** Where a cookie lies that says nothing of it: in the folder of whoever set it. */
const folderOf = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')));

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(';')
      .slice(1)
      .map((part) => {
        const [name = '', value = ''] = part.trim().split('=');
        return [name.toLowerCase(), value];
      }),
  );

/**
 * The cookies of a browser by the rules of RFC 6265bis: kept by name, domain and folder, and sent
 * with those of the deepest folder first and then in the order in which they were first set.
 */
export class BrowserCookies {
  private kept: readonly StoredCookie[] = [];

  /** What a server of this host answers to a question for this path. */
  set(text: string, host: string, path: string): void {
    const [pair = ''] = text.split(';');
    const equals = pair.indexOf('=');
    const attributes = attributesOf(text);
    const domain = attributes.get('domain') ?? '';
    if (domain !== '' && !isInDomain(host, domain)) return;
    const folder = attributes.get('path') ?? '';
    const cookie: StoredCookie = {
      name: pair.slice(0, equals),
      value: pair.slice(equals + 1),
      domain: domain === '' ? host : domain,
      isForHostAlone: domain === '',
      path: folder.startsWith('/') ? folder : folderOf(path),
      isSecure: attributes.has('secure'),
      isForScripts: !attributes.has('httponly'),
    };
    const isSame = (other: StoredCookie): boolean =>
      (['name', 'domain', 'isForHostAlone', 'path'] as const).every(
        (key) => other[key] === cookie[key],
      );
    if (attributes.get('max-age') === '0') {
      this.kept = this.kept.filter((other) => !isSame(other));
    } else if (this.kept.some(isSame)) {
      this.kept = this.kept.map((other) => (isSame(other) ? cookie : other));
    } else {
      this.kept = [...this.kept, cookie];
    }
  }

  /** The header of a question to a host. */
  headerFor(host: string, path: string): string {
    return this.sentTo(host, path)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** What a script on a page finds in `document.cookie`. */
  readableAt(host: string, path: string): string {
    return this.sentTo(host, path)
      .filter(({ isForScripts }) => isForScripts)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** The values under a name, wherever they lie. */
  all(name: string): readonly string[] {
    return this.kept.filter((cookie) => cookie.name === name).map(({ value }) => value);
  }

  private sentTo(host: string, path: string): readonly StoredCookie[] {
    return this.kept
      .filter(
        (cookie) =>
          isBelow(path, cookie.path) &&
          (cookie.isForHostAlone ? host === cookie.domain : isInDomain(host, cookie.domain)),
      )
      .toSorted((one, other) => other.path.length - one.path.length);
  }
}

/** A customer's browser at the shop: it keeps cookies and sends what the shop's pages send. */
export class Browser {
  readonly cookies = new BrowserCookies();
  /**
   * A connection for each question: one that is kept may just have been closed by a server that is
   * behind, which a real browser notices and asks again.
   */
  private readonly agent = new Agent({ keepAlive: false });
  /** All that the shop answered, in order. */
  readonly answers: { readonly path: string; readonly answer: Answer }[] = [];

  constructor(
    private readonly port: number,
    readonly host = 'sofia.example',
  ) {}

  /** The session's token, which only the test may see; null without one. */
  get token(): string | null {
    return this.cookies.all('token')[0] ?? null;
  }

  async ask(path: string, { headers, ...question }: Question = {}): Promise<Answer> {
    const [plain = ''] = path.split('?');
    const cookie = this.cookies.headerFor(this.host, plain);
    const answer = await ask(this.port, path, {
      agent: this.agent,
      ...question,
      headers: { Host: this.host, ...(cookie === '' ? {} : { Cookie: cookie }), ...headers },
    });
    this.keep(answer, plain);
    this.answers.push({ path, answer });
    return answer;
  }

  /** A call of the shop's own pages. */
  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.ask(path, {
      method,
      headers: {
        Client: 'web',
        'Client-version': '1.0',
        'Accept-Language': 'en',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { Origin: `http://${this.host}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  private keep({ headers }: Answer, path: string): void {
    for (const text of headers['set-cookie'] ?? []) this.cookies.set(text, this.host, path);
  }
}
