import { Component, type ReactNode } from 'react';
import { FatalError } from './FatalError.tsx';

type Props = {
  children: ReactNode;
};

/** The last fallback: a view threw, so the whole page is replaced by words and one button. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FatalError onRefresh={() => globalThis.location.reload()} />;
  }
}
