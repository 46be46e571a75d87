import type { Story } from '@ladle/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from '#src/ui/action/Button.tsx';
import { EmptyState as EmptyStatePrimitive } from '#src/ui/feedback/EmptyState.tsx';
import { Alert } from '#src/ui/feedback/Alert.tsx';
import { Complete } from '#src/ui/feedback/Complete.tsx';
import { Modal as ModalPrimitive } from '#src/ui/overlay/Modal.tsx';
import { PageFailure as PageFailurePrimitive } from '#src/ui/feedback/PageFailure.tsx';
import { Progress as ProgressPrimitive } from '#src/ui/feedback/Progress.tsx';
import { Skeleton as SkeletonPrimitive } from '#src/ui/feedback/Skeleton.tsx';
import styles from '../Stories.module.css';

const SEVERITIES = ['error', 'warning', 'info', 'success'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export const Alerts: Story = () => (
  <div className={styles.form}>
    {SEVERITIES.map((severity) => (
      <Alert key={severity} severity={severity}>
        This is what “{severity}” looks like, in a sentence that is long enough for a second line.
      </Alert>
    ))}
    <Complete isShown>The details are complete.</Complete>
    <Alert actionLabel="Try again">The answer did not arrive.</Alert>
    <Alert actionLabel="Try again" busy>
      The answer did not arrive.
    </Alert>
  </div>
);

export const EmptyState: Story = () => (
  <div className={styles.column}>
    <EmptyStatePrimitive title="Nothing here" />
    <EmptyStatePrimitive title="Your bag is empty" actions={<Button>See what is new</Button>}>
      What you add stays here for thirty days.
    </EmptyStatePrimitive>
  </div>
);

export const PageFailure: Story = () => (
  <MemoryRouter>
    <PageFailurePrimitive
      title="These products cannot be shown just now"
      retry={{ label: 'Try again', onRetry: () => undefined }}
      way={{ label: 'See what is new', to: '/new' }}
    >
      Our shop did not answer as it should. Your bag is safe; please try again.
    </PageFailurePrimitive>
    <PageFailurePrimitive title="We do not have this product" way={{ label: 'Home page', to: '/' }}>
      It may have sold out for good.
    </PageFailurePrimitive>
  </MemoryRouter>
);

export const Progress: Story = () => (
  <div className={styles.form}>
    {[0, 40, 100].map((value) => (
      <ProgressPrimitive key={value} value={value} max={100}>
        {value} of 100
      </ProgressPrimitive>
    ))}
  </div>
);

export const Skeleton: Story = () => (
  <div className={styles.form}>
    {(['title', 'line', 'block', 'tile'] as const).map((shape) => (
      <SkeletonPrimitive key={shape} shape={shape} />
    ))}
  </div>
);

export const Modal: Story = () => {
  const [open, setOpen] = useState<(typeof SIZES)[number]>();
  return (
    <div className={styles.row}>
      {SIZES.map((size) => (
        <Button key={size} onClick={() => setOpen(size)}>
          Open a {size} one
        </Button>
      ))}
      <ModalPrimitive
        open={open !== undefined}
        size={open}
        onClose={() => setOpen(undefined)}
        title="Size guide"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(undefined)}>Understood</Button>}
      >
        <p>The page behind it does not scroll.</p>
      </ModalPrimitive>
    </div>
  );
};
