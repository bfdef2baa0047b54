import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from '../pages/error/error-page';
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
 * is loaded anew from the server, at most once a minute; without a connection the frame stays.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { fate: 'fine' };

  static getDerivedStateFromError(): PageBoundaryState {
    return { fate: 'broken' };
  }

  override componentDidCatch(): void {
    if (!this.props.module.hasFailed()) return;
    this.setState({ fate: 'leaving' });
    void reloadOnceAMinute().then((outcome) => {
      if (outcome !== 'reloading')
        this.setState({ fate: outcome === 'offline' ? 'offline' : 'broken' });
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
