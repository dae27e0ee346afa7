import { Component, type ReactNode } from 'react';
import { BrokenPage } from './state-pages.tsx';

/** A screen that fails leaves the frame standing; going elsewhere starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenPage onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
