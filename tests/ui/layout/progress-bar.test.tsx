import { act, screen } from '@testing-library/react';
import {
  languageEntered,
  pageReady,
  routeEntered,
} from '../../../src/application/navigation/page-slice';
import { ProgressBar } from '../../../src/ui/layout/progress-bar';
import { renderShop } from '../../support/render-shop';

const HOME = { name: 'home' } as const;

const wait = (milliseconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['another page', routeEntered({ name: 'products' })],
  ['another language', languageEntered({ locale: 'ru', route: HOME })],
])('shows that %s is on its way when it does not come at once', (_what, action) => {
  const { happen } = renderShop(<ProgressBar />);
  happen(action);
  wait(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  wait(1);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  happen(pageReady(HOME));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('is not there for a page that comes at once', () => {
  const { happen } = renderShop(<ProgressBar />);
  happen(routeEntered({ name: 'products' }), pageReady({ name: 'products' }));
  wait(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
