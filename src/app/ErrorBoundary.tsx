import { Component, type ReactNode, Suspense } from 'react';
import { reportFault } from '../event-log/faults.ts';
import { SilentErrorBoundary } from '../ui/feedback/SilentErrorBoundary.tsx';
import { FatalError } from './FatalError.tsx';

type Props = {
  children: ReactNode;
  /** Additional content beside the message, if it renders. */
  more?: ReactNode;
};

/** Last error boundary: replaces the whole page by a message with a button. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** Logs place and kind of the error, not its message, which may be personal. */
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
