import request from 'supertest';
import type { TestShop } from '../support/test-shop';

interface Poll {
  readonly jobReady: boolean;
  readonly mediaTypes?: readonly string[];
  readonly jobToken?: string;
}

/** A printer that speaks Star CloudPRNT, as far as a printer of theirs does. */
export class CloudPrinter {
  constructor(
    private readonly shop: TestShop,
    private readonly token: string,
  ) {}

  private get address(): string {
    return `/board/print/${this.token}`;
  }

  async poll(more: Readonly<Record<string, unknown>> = {}): Promise<Poll> {
    const { body } = await request(this.shop.app)
      .post(this.address)
      .send({
        status: '23 6 0 0',
        printerMAC: '00:11:62:00:00:01',
        statusCode: '200%20OK',
        ...more,
      })
      .expect(200);
    return body;
  }

  take(type: string, jobToken?: string): request.Test {
    return request(this.shop.app)
      .get(this.address)
      .query({ mac: '00:11:62:00:00:01', type, ...(jobToken && { token: jobToken }) })
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => {
          done(null, Buffer.concat(parts));
        });
      });
  }

  confirm(code: string, jobToken?: string): request.Test {
    return request(this.shop.app)
      .delete(this.address)
      .query({ mac: '00:11:62:00:00:01', code, ...(jobToken && { token: jobToken }) });
  }

  /** Prints what there is; an answer to the confirmation may be lost on the way. */
  async print({ losesConfirmation = false } = {}): Promise<string | null> {
    const { jobReady, jobToken } = await this.poll();
    if (!jobReady) return null;
    const { body } = await this.take('text/plain', jobToken).expect(200);
    if (!losesConfirmation) await this.confirm('200 OK', jobToken).expect(200);
    return String(body);
  }
}
