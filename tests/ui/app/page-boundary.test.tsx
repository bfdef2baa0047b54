import { render, screen } from '@testing-library/react';
import { PageBoundary } from '../../../src/ui/app/page-boundary';
import { reloadOnceAMinute } from '../../../src/ui/app/page-reload';
import { renderShop } from '../../support/render-shop';

jest.mock('../../../src/ui/app/page-reload');

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
  ['whose part cannot be fetched is loaded anew', true, true, false],
  ['whose part cannot be fetched again so soon says so', true, false, true],
  ['that breaks by itself says so, since loading it anew would not help', false, true, true],
])('a page %s', (_what, hasFailed, mayReload, saysSo) => {
  jest.mocked(reloadOnceAMinute).mockReturnValue(mayReload);
  renderShop(
    <PageBoundary module={moduleThat(hasFailed)}>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.queryByText('500') !== null).toBe(saysSo);
});

it('leaves a page that works alone', () => {
  render(
    <PageBoundary module={moduleThat(false)}>
      <p>the menu</p>
    </PageBoundary>,
  );
  expect(screen.getByText('the menu')).toBeInTheDocument();
});
