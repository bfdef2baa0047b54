import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { pageModule } from '../../../src/ui/navigation/page-module';
import { gate } from '../../support/gate';

const Menu = () => <p>the menu</p>;

class Net extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p>broken</p> : this.props.children;
  }
}

const show = (Page: ComponentType) =>
  render(
    <Net>
      <Suspense fallback={<p>on its way</p>}>
        <Page />
      </Suspense>
    </Net>,
  );

it('a page that is there renders at once, without a moment of waiting', async () => {
  const { Page, preload } = pageModule('page-menu', () => Promise.resolve(Menu));
  await preload();
  show(Page);
  expect(screen.getByText('the menu')).toBeInTheDocument();
  expect(screen.queryByText('on its way')).toBeNull();
});

it('a page that is not there is waited for', async () => {
  const { promise, open } = gate<ComponentType>();
  const { Page } = pageModule('page-menu', () => promise);
  await act(async () => {
    show(Page);
    await Promise.resolve();
  });
  expect(screen.getByText('on its way')).toBeInTheDocument();
  await act(async () => {
    open(Menu);
    await promise;
  });
  expect(await screen.findByText('the menu')).toBeInTheDocument();
});

it('is fetched once, however often it is asked for', async () => {
  const fetchPage = jest.fn(() => Promise.resolve<ComponentType>(Menu));
  const { preload } = pageModule('page-menu', fetchPage);
  await Promise.all([preload(), preload()]);
  await preload();
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('is asked for again after a failed fetch only when somebody wants it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchPage = jest
    .fn(() => Promise.resolve<ComponentType>(Menu))
    .mockRejectedValueOnce(new Error('no network'));
  const { Page, preload, forgetFailure } = pageModule('page-menu', fetchPage);
  await expect(preload()).rejects.toThrow('no network');
  await expect(preload()).rejects.toThrow('no network');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  forgetFailure();
  await preload();
  show(Page);
  expect(screen.getByText('the menu')).toBeInTheDocument();
  jest.restoreAllMocks();
});
