import type { OrderNews } from '../../../src/application/ports/order-platform';
import type { OrderStream } from '../../../src/browser/platform/order-stream';
import type { OtherWindows } from '../../../src/browser/platform/share-order-stream';
import { shareOrderStream } from '../../../src/browser/platform/share-order-stream';
import { BY_KEY } from '../../support/orders';

/** One lock for all windows, as a browser keeps it. */
const lockOfAll = () => {
  let held: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, options: LockOptions, work: () => Promise<unknown>) => {
      const mine = held.then(() => {
        if (options.signal?.aborted) throw new Error('aborted');
        return work();
      });
      held = mine.catch(() => undefined);
      return mine;
    },
  };
};

const browser = () => {
  const channels = new Set<EventTarget>();
  const openChannel = () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
      },
      close: () => channels.delete(channel),
    });
    channels.add(channel);
    return channel;
  };
  // Only what is used of either.
  return { locks: lockOfAll(), openChannel } as unknown as OtherWindows;
};

const windowOf = (others: OtherWindows) => {
  const heard: OrderNews[] = [];
  let tell: ((news: OrderNews) => void) | null = null;
  const stream: OrderStream = (_reference, hear) => {
    tell = hear;
    return () => {
      tell = null;
    };
  };
  const letGo = shareOrderStream(stream, others)(BY_KEY, (news) => heard.push(news));
  return { heard, letGo, listens: () => tell !== null, tell: (news: OrderNews) => tell?.(news) };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('two windows of one order have one stream, and both hear', async () => {
  const others = browser();
  const first = windowOf(others);
  await settled();
  first.tell('open');
  const second = windowOf(others);
  await settled();
  expect([first.listens(), second.listens()]).toEqual([true, false]);
  first.tell('changed');
  expect(first.heard).toEqual(['open', 'changed']);
  expect(second.heard).toEqual(['open', 'changed']);
});

it('when the window that listens is left, the other one does', async () => {
  const others = browser();
  const [first, second] = [windowOf(others), windowOf(others)];
  await settled();
  first.letGo();
  await settled();
  expect([first.listens(), second.listens()]).toEqual([false, true]);
});

it('a window that was left while it waited never listens', async () => {
  const others = browser();
  const [first, second] = [windowOf(others), windowOf(others)];
  await settled();
  second.letGo();
  first.letGo();
  await settled();
  expect(second.listens()).toBe(false);
});

it('where windows cannot know of each other, each listens for itself', async () => {
  const alone = windowOf({ ...browser(), locks: undefined });
  const deaf = windowOf({
    ...browser(),
    openChannel: () => {
      throw new Error('no channels');
    },
  });
  const refused = windowOf({
    ...browser(),
    locks: { request: () => Promise.reject(new Error('no locks')) },
  });
  await settled();
  expect([alone, deaf, refused].map(({ listens }) => listens())).toEqual([true, true, true]);
});
