import { act, render, screen } from '@testing-library/react';
import { PageBoundary } from '../../../src/ui/app/page-outlet';
import { reloadOnceAMinute } from '../../../src/ui/navigation/page-reload';
import { renderShop } from '../../support/render-shop';

jest.mock('../../../src/ui/navigation/page-reload');

const Broken = () => {
  throw new Error('no such part');
};

const moduleThat = (hasFailed: boolean) => ({
  hasFailed: () => hasFailed,
  forgetFailure: jest.fn(),
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['whose part cannot be fetched is loaded anew', true, 'reloading', null],
  [
    'whose part cannot be fetched again so soon says so',
    true,
    'tooSoon',
    'Something went wrong on our side',
  ],
  [
    'that cannot be fetched without a connection says so',
    true,
    'offline',
    'There is no connection',
  ],
  [
    'that breaks by itself says so, since loading it anew would not help',
    false,
    'reloading',
    'Something went wrong on our side',
  ],
] as const)('a page %s', async (_what, hasFailed, outcome, heading) => {
  jest.mocked(reloadOnceAMinute).mockResolvedValue(outcome);
  renderShop(
    <PageBoundary module={moduleThat(hasFailed)}>
      <Broken />
    </PageBoundary>,
  );
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading')?.textContent ?? null).toBe(heading);
});

it('leaves a page that works alone', () => {
  render(
    <PageBoundary module={moduleThat(false)}>
      <p>the menu</p>
    </PageBoundary>,
  );
  expect(screen.getByText('the menu')).toBeInTheDocument();
});
