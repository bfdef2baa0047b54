import { followOrderIn } from '../../../src/browser/platform/follow-order';
import { BY_KEY } from '../../support/orders';

const followed = () => {
  const streams: { isOpen: boolean }[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const letGo = followOrderIn(
    // Only what is looked at of a page.
    page as unknown as Document,
    () => {
      const stream = { isOpen: true };
      streams.push(stream);
      return () => {
        stream.isOpen = false;
      };
    },
  )(BY_KEY, () => undefined);
  const show = (state: 'visible' | 'hidden'): void => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { show, letGo, open: () => streams.map(({ isOpen }) => isOpen) };
};

it('a page that nobody sees lets the messages go, and hears them again when it is seen', () => {
  const { show, open } = followed();
  expect(open()).toEqual([true]);
  show('hidden');
  expect(open()).toEqual([false]);
  show('visible');
  show('visible');
  expect(open()).toEqual([false, true]);
});

it('a page that is left hears nothing more, not even when it is seen again', () => {
  const { show, letGo, open } = followed();
  letGo();
  show('hidden');
  show('visible');
  expect(open()).toEqual([false]);
});
