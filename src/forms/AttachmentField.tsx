import { type ReactNode, Suspense } from 'react';
import { lazyView } from '../ui/lazy-view.ts';
import type { AttachmentUnits } from './attachment-model.ts';
import styles from './AttachmentField.module.css';
import type { Field } from './field.ts';

const AttachmentArea = lazyView(() => import('./AttachmentArea.tsx'), 'AttachmentArea', 'part', [
  'forms',
]);

export type AttachmentProps = {
  field: Field;
  units: AttachmentUnits;
  label: string;
  optionalLabel: string | undefined;
  error: string | undefined;
  hint: ReactNode;
};

/** File field of a form. The upload area is loaded lazily. */
export function AttachmentField(props: AttachmentProps) {
  return (
    <Suspense fallback={<div className={styles.coming} aria-hidden />}>
      <AttachmentArea {...props} />
    </Suspense>
  );
}
