import { useSelector } from 'react-redux';
import { selectCategories } from '../../application/catalogue/catalogue-slice';
import { placeKey } from '../../application/navigation/route-key';
import { ErrorPage } from '../pages/error/error-page';
import { moduleOf } from './page-modules';
import { useLocated } from '../navigation/located-route';
import { useEnterPage } from '../navigation/use-enter-page';
import { usePageStatus } from '../navigation/use-page-status';
import type { ReactNode } from 'react';
import { Component } from 'react';
import type { PageModule } from '../navigation/page-module';
import { reloadOnceAMinute } from '../navigation/page-reload';

interface PageBoundaryProps {
  readonly children: ReactNode;
  readonly module: Pick<PageModule, 'hasFailed' | 'forgetFailure'>;
}

interface PageBoundaryState {
  readonly fate: 'fine' | 'leaving' | 'broken' | 'offline';
}

/**
 * Keeps the frame of the shop when a page breaks while it is shown. One whose part cannot be fetched
 * is reloaded from the server, at most once a minute; without a connection the layout stays.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { fate: 'fine' };

  static getDerivedStateFromError(): PageBoundaryState {
    return { fate: 'broken' };
  }

  override componentDidCatch(): void {
    if (!this.props.module.hasFailed()) return;
    this.setState({ fate: 'leaving' });
    void reloadOnceAMinute().then((result) => {
      if (result !== 'reloading')
        this.setState({ fate: result === 'offline' ? 'offline' : 'broken' });
    });
  }

  private readonly retry = (): void => {
    this.props.module.forgetFailure();
    this.setState({ fate: 'fine' });
  };

  override render(): ReactNode {
    const { fate } = this.state;
    if (fate === 'fine') return this.props.children;
    if (fate === 'leaving') return null;
    return <ErrorPage status={fate === 'offline' ? null : 500} onRetry={this.retry} />;
  }
}

export const PageOutlet = () => {
  const located = useLocated();
  const { route } = located;
  const status = usePageStatus();
  const enterPage = useEnterPage();
  const hasFrame = useSelector(selectCategories).length > 0;
  const module = moduleOf(route);
  if (!module) return <ErrorPage status={404} />;
  if (status.kind === 'failed') {
    // Without its layout the page can only be made again, by the server.
    return hasFrame ? (
      <ErrorPage
        status={status.status}
        onRetry={() => {
          module.forgetFailure();
          enterPage(located);
        }}
      />
    ) : (
      <ErrorPage status={status.status} />
    );
  }
  return (
    <PageBoundary key={placeKey(route)} module={module}>
      <module.Page />
    </PageBoundary>
  );
};
