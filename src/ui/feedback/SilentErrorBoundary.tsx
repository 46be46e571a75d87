import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Omits content that fails, such as a lazy view that did not load.
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
