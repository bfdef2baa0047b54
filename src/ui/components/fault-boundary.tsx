import type { ReactNode } from 'react';
import { Component } from 'react';

interface FaultBoundaryProps {
  readonly children: ReactNode;
  readonly onFault: () => void;
}

/** What breaks inside is taken away, and nothing else. */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
