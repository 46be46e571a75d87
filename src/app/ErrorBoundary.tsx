import { Component, type ReactNode, Suspense } from 'react';
import { reportFault } from '../event-log/faults.ts';
import { SilentErrorBoundary } from '../ui/feedback/SilentErrorBoundary.tsx';
import { FatalError } from './FatalError.tsx';

type Props = {
  children: ReactNode;
  /** Shown with the words, where it can be. */
  more?: ReactNode;
};

/** The last fallback: a view threw, so the whole page is replaced by words and one button. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** The log learns where and what kind of error; its message may be personal. */
  override componentDidCatch(error: unknown): void {
    reportFault('app/view', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FatalError
        onRefresh={() => globalThis.location.reload()}
        more={
          <SilentErrorBoundary>
            <Suspense>{this.props.more}</Suspense>
          </SilentErrorBoundary>
        }
      />
    );
  }
}
