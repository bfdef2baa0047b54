import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a mail server behaves to the next mail. */
export type SmtpBehaviour = 'accepts' | 'temporary' | 'permanent' | 'dies_after_data' | 'silent';

export interface SmtpServer {
  readonly url: string;
  /** What was sent after DATA, each with its envelope; also what was not taken. */
  readonly mails: readonly { readonly envelope: readonly string[]; readonly data: string }[];
  /** How often somebody has connected. */
  connections(): number;
  behave(behaviour: SmtpBehaviour): void;
  close(): Promise<void>;
}

const ANSWERS = { temporary: '451 Try again later', permanent: '550 No such mailbox' } as const;

/** A small mail server of one's own, which may be told to misbehave. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  let behaviour: SmtpBehaviour = 'accepts';
  let connections = 0;
  const mails: { envelope: string[]; data: string }[] = [];
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (behaviour === 'silent') return;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let envelope: string[] = [];
    let data: string | null = null;
    let rest = '';
    const take = (line: string): void => {
      if (data !== null && line !== '.') {
        data += `${line}\r\n`;
      } else if (data !== null) {
        mails.push({ envelope, data });
        [envelope, data] = [[], null];
        if (behaviour === 'dies_after_data') socket.destroy();
        else say('250 Taken');
      } else if (/^RCPT/i.test(line) && behaviour in ANSWERS) {
        say(behaviour === 'temporary' ? ANSWERS.temporary : ANSWERS.permanent);
      } else if (/^(MAIL|RCPT)/i.test(line)) {
        envelope.push(line);
        say('250 Fine');
      } else if (/^DATA/i.test(line)) {
        data = '';
        say('354 Go on');
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 Bye\r\n');
      } else {
        say(/^(EHLO|HELO|RSET)/i.test(line) ? '250 Fine' : '502 Unknown');
      }
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    say('220 Ready');
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is no path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    connections: () => connections,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
