import type { ListeningApp } from '../support/event-stream';
import { listenTo } from '../support/event-stream';
import { FakeClock } from '../support/fake-clock';
import { FRIDAY_NOON, orderBody } from '../support/orders';
import { runCount, seedOf } from '../../support/run-count';
import { Seeded } from '../support/seeded';
import type { TestShop } from '../support/test-shop';
import { openTestShop } from '../support/test-shop';

const COUNT = runCount('INTERLEAVINGS');
const SEED = seedOf();
const AT_ONCE = 10;
/** From then on the network loses nothing more. */
const LOSSY_ROUNDS = 4;

let shop: TestShop;
let apps: readonly ListeningApp[];
beforeAll(async () => {
  shop = await openTestShop({ now: new FakeClock(FRIDAY_NOON).now });
  apps = await Promise.all([shop.app, shop.secondApp()].map(listenTo));
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await shop.close();
});

interface Answer {
  readonly status: number;
  readonly body: {
    readonly id?: number;
    readonly code?: string;
    readonly order?: { readonly id: number } | null;
  };
}

const post = async (
  random: Seeded,
  path: string,
  headers = {},
  body?: unknown,
): Promise<Answer> => {
  const { url } = apps[random.below(apps.length)] ?? { url: '' };
  const response = await fetch(`${url}/api/v1/purchase${path}`, {
    method: 'POST',
    headers: { Client: 'web', 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};

/** What one customer does until they know that they have ordered. */
class Customer {
  readonly phone: string;
  /** Answers that nobody waited for. */
  private readonly late: Promise<Answer>[] = [];
  /** What was asked for under each key. */
  private readonly comments = new Map<string, string>();
  private version = 1;
  private key: string;

  constructor(
    private readonly random: Seeded,
    index: number,
  ) {
    this.phone = `35988${String(1_000_000 + index)}`;
    this.key = random.uuid();
  }

  private place(): Promise<Answer> {
    const comment = `version ${String(this.version)}`;
    this.comments.set(this.key, comment);
    const body = orderBody({ phone: this.phone, comment });
    return post(this.random, '', { 'Idempotency-Key': this.key }, body);
  }

  /** A request that is on its way for a while, and whose answer gets lost. */
  private placeLate(): void {
    const ms = this.random.below(60);
    const { key, version } = this;
    const sent = new Promise((resolve) => setTimeout(resolve, ms)).then(() => {
      const comment = `version ${String(version)}`;
      this.comments.set(key, comment);
      const body = orderBody({ phone: this.phone, comment });
      return post(this.random, '', { 'Idempotency-Key': key }, body);
    });
    this.late.push(sent);
  }

  private async close(): Promise<number | null> {
    const { status, body } = await post(this.random, `/attempts/${this.key}/close`);
    if (status !== 200) throw new Error(`close was answered with ${String(status)}`);
    return body.order?.id ?? null;
  }

  /** Answers the order that the customer then believes in. */
  private async order(): Promise<number> {
    for (let round = 0; ; round += 1) {
      const isLossy = round < LOSSY_ROUNDS;
      // Double clicks, reloads and retries.
      for (let copies = this.random.below(3); copies > 0; copies -= 1) this.placeLate();
      if (isLossy && this.random.chance(0.7)) {
        this.placeLate();
        if (this.random.chance(0.5))
          await new Promise((resolve) => setTimeout(resolve, this.random.below(40)));
      } else {
        const { status, body } = await this.place();
        if (status !== 201 || body.id === undefined)
          throw new Error(`placing was answered with ${String(status)} ${body.code ?? ''}`);
        return body.id;
      }
      const found = await this.close();
      if (found !== null) return found;
      this.key = this.random.uuid();
      if (this.random.chance(0.5)) this.version += 1;
    }
  }

  /** What went wrong, if anything did. */
  async run(): Promise<string | null> {
    const believed = await this.order();
    const answers = await Promise.all(this.late);
    const orders = await shop.storage.shop
      .selectFrom('orders')
      .select(['id', 'comment'])
      .where('phone', '=', this.phone)
      .execute();
    if (orders.length !== 1) return `${String(orders.length)} orders`;
    if (orders[0]?.id !== believed) return 'another order than the customer believes in';
    if (orders[0].comment !== this.comments.get(this.key)) return 'not what was asked for last';
    const wrong = answers.find(
      ({ status, body }) =>
        !(status === 201 && body.id === believed) &&
        !(status === 409 && body.code === 'attempt_closed'),
    );
    return wrong ? `a late answer ${String(wrong.status)} ${wrong.body.code ?? ''}` : null;
  }
}

it(`makes one order and loses none, however requests cross: ${String(COUNT)} ways`, async () => {
  const faults: string[] = [];
  for (let first = 0; first < COUNT; first += AT_ONCE) {
    const customers = Array.from({ length: Math.min(AT_ONCE, COUNT - first) }, (_, offset) => {
      const index = first + offset;
      return new Customer(new Seeded(SEED * 1_000_003 + index), index);
    });
    const results = await Promise.all(customers.map((customer) => customer.run()));
    results.forEach((fault, offset) => {
      if (fault !== null)
        faults.push(`seed ${String(SEED)}, way ${String(first + offset)}: ${fault}`);
    });
  }
  expect(faults).toEqual([]);
  expect(await shop.storage.shop.selectFrom('orders').select('id').execute()).toHaveLength(COUNT);
}, 600_000);
