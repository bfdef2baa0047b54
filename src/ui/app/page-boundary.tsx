import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from '../pages/error/error-page';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Called before the page is tried again. */
  readonly onRetry: () => void;
}

interface PageBoundaryState {
  readonly isBroken: boolean;
}

/** Keeps the frame of the shop when a page cannot be fetched or breaks while it is shown. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): PageBoundaryState {
    return { isBroken: true };
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ isBroken: false });
  };

  override render(): ReactNode {
    return this.state.isBroken ? (
      <ErrorPage status={500} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}
