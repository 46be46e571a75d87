import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Leaves out what cannot be shown, such as a view that did not load, where the page is whole without it.
 * @example <SilentErrorBoundary><Suspense><Newsletter /></Suspense></SilentErrorBoundary>
 */
export class SilentErrorBoundary extends Component<Props, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children;
  }
}
