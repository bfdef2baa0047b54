import { followOrderIn } from '../../src/browser/follow-order';
import { TRACKING_KEY } from '../support/orders';

class Source extends EventTarget {
  isClosed = false;
  constructor(readonly address: string) {
    super();
  }
  close(): void {
    this.isClosed = true;
  }
}

const opened = () => {
  const sources: Source[] = [];
  const heard: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const letGo = followOrderIn(
    // Only what is looked at of a page, and of what is opened.
    page as unknown as Document,
    (address) => {
      const source = new Source(address);
      sources.push(source);
      return source as unknown as EventSource;
    },
  )(TRACKING_KEY, (news) => heard.push(news));
  const show = (state: 'visible' | 'hidden'): void => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    sources,
    heard,
    show,
    letGo,
    tell: (name: string) => sources.at(-1)?.dispatchEvent(new Event(name)),
  };
};

it('whatever is told of the order is heard, each kind of message alike', () => {
  const { sources, heard, tell } = opened();
  expect(sources.map(({ address }) => address)).toEqual([
    `/api/v1/purchase/track/${TRACKING_KEY}/events`,
  ]);
  for (const name of ['open', 'status', 'delay', 'payment', 'error', 'anything']) tell(name);
  expect(heard).toEqual(['open', 'changed', 'changed', 'changed', 'lost']);
});

it('a page that nobody sees lets the messages go, and hears of all it missed when it is seen again', () => {
  const { sources, heard, show, tell } = opened();
  show('hidden');
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true]);
  show('visible');
  show('visible');
  tell('open');
  expect(sources).toHaveLength(2);
  expect(heard).toEqual(['open']);
});

it('a page that is left hears nothing more, not even when it is seen again', () => {
  const { sources, show, letGo } = opened();
  letGo();
  show('hidden');
  show('visible');
  expect(sources.map(({ isClosed }) => isClosed)).toEqual([true]);
});
