import type { ReactNode } from 'react';
import { Component } from 'react';

interface MapBoundaryProps {
  readonly children: ReactNode;
  readonly onFault: () => void;
}

/** A library that breaks takes its map away and nothing else. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly isBroken: boolean }> {
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
