import { accountNewsReceived } from '../../../src/application/session/session-news';
import { NO_LINK_WINDOW } from '../../../src/application/ports/link-window';
import { makeLinkWindow } from '../../../src/browser/platform/link-window';
import { makeInTurn } from '../../../src/browser/platform/take-turns';
import { tellTabs } from '../../../src/browser/platform/tell-tabs';
import { shopStore } from '../../support/render-shop';
import { settled } from '../../support/running-shop';

describe('the window for a link', () => {
  const opening = (opened: object | null) => ({
    open: jest.fn(() => opened as Window | null),
    location: window.location,
  });
  const aWindow = () => ({
    opener: window as unknown,
    closed: false,
    close: jest.fn(),
    location: { replace: jest.fn() },
  });

  it('opens in the press, has no hold of the shop, and is led once the link is there', () => {
    const opened = aWindow();
    const browser = opening(opened);
    const linkWindow = makeLinkWindow(browser);
    linkWindow.open();
    expect(browser.open).toHaveBeenCalledTimes(1);
    expect(opened.opener).toBeNull();
    expect(linkWindow.leadTo('https://t.me/bot')).toBe(true);
    expect(linkWindow.leadTo('https://t.me/bot')).toBe(false);
    expect(opened.location.replace.mock.calls).toEqual([['https://t.me/bot']]);
  });

  it('goes to a path of the shop by the shop’s own address', () => {
    const opened = aWindow();
    const linkWindow = makeLinkWindow(opening(opened));
    linkWindow.open();
    linkWindow.leadTo('/sandbox/telegram/x');
    expect(opened.location.replace).toHaveBeenCalledWith(
      `${window.location.origin}/sandbox/telegram/x`,
    );
  });

  it('that is blocked, closed or not needed leaves the link to be pressed', () => {
    const blocked = makeLinkWindow(opening(null));
    blocked.open();
    expect(blocked.leadTo('https://t.me/bot')).toBe(false);
    const gone = { ...aWindow(), closed: true };
    const closed = makeLinkWindow(opening(gone));
    closed.open();
    expect(closed.leadTo('https://t.me/bot')).toBe(false);
    const waiting = aWindow();
    const linkWindow = makeLinkWindow(opening(waiting));
    linkWindow.open();
    linkWindow.close();
    expect(waiting.close).toHaveBeenCalledTimes(1);
    expect(NO_LINK_WINDOW.leadTo('https://t.me/bot')).toBe(false);
  });

  it('of an earlier press goes when the button is pressed again', () => {
    const first = aWindow();
    const browser = opening(first);
    const linkWindow = makeLinkWindow(browser);
    linkWindow.open();
    browser.open.mockReturnValue(aWindow() as object as Window);
    linkWindow.open();
    expect(first.close).toHaveBeenCalledTimes(1);
  });
});

describe('what begins and ends sessions', () => {
  /** A lock as browsers have it: one holder at a time. */
  const locks = () => {
    let before: Promise<unknown> = Promise.resolve();
    const names: string[] = [];
    const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
      names.push(name);
      const done = before.then(work, work);
      before = done.catch(() => undefined);
      return done;
    };
    // Only what is called of it.
    return { names, manager: { request } as unknown as LockManager };
  };

  it.each(['with a lock of the browser', 'without one'])(
    'goes one after the other, %s',
    async (how) => {
      const inTurn = makeInTurn('session', how === 'without one' ? undefined : locks().manager);
      const order: string[] = [];
      let finish = (): void => undefined;
      const first = inTurn(async () => {
        order.push('login begins');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        order.push('login ends');
        return 1;
      });
      const second = inTurn(() => {
        order.push('end begins');
        return Promise.resolve(2);
      });
      await settled();
      expect(order).toEqual(['login begins']);
      finish();
      expect([await first, await second]).toEqual([1, 2]);
      expect(order).toEqual(['login begins', 'login ends', 'end begins']);
    },
  );

  it('goes on where the lock cannot be had, and after one that failed', async () => {
    const broken = { request: () => Promise.reject(new Error('No lock')) };
    const inTurn = makeInTurn('session', broken as unknown as LockManager);
    expect(await inTurn(() => Promise.resolve('done'))).toBe('done');
    const fault = new Error('A fault of the work');
    await expect(inTurn(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(await inTurn(() => Promise.resolve('again'))).toBe('again');
  });
});

describe('the other windows', () => {
  const channels = () => {
    const listeners: ((event: MessageEvent<unknown>) => void)[] = [];
    const posted: unknown[] = [];
    const channel = {
      addEventListener: (_: string, hear: (event: MessageEvent<unknown>) => void) =>
        listeners.push(hear),
      postMessage: (news: unknown) => posted.push(news),
    };
    return {
      posted,
      // Only what is called of it.
      open: () => channel as unknown as BroadcastChannel,
      hear: (data: unknown) => {
        listeners.forEach((listener) => {
          listener({ data } as MessageEvent<unknown>);
        });
      },
    };
  };

  it('are told, and what they tell is heard; strange words are not', () => {
    const { store } = shopStore();
    const dispatch = jest.spyOn(store, 'dispatch');
    const { posted, open, hear } = channels();
    tellTabs(store, open)('signedIn');
    expect(posted).toEqual(['signedIn']);
    hear('signedOut');
    hear('somethingElse');
    hear({ news: 'signedIn' });
    expect(dispatch.mock.calls).toEqual([[accountNewsReceived('signedOut')]]);
  });

  it('where there are no channels nothing breaks', () => {
    const { store } = shopStore();
    const tell = tellTabs(store, () => {
      throw new Error('There are no channels');
    });
    expect(() => {
      tell('signedIn');
    }).not.toThrow();
  });
});
