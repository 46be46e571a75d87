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

/** A file that goes along with a form. What takes it comes late. */
export function AttachmentField(props: AttachmentProps) {
  return (
    <Suspense fallback={<div className={styles.coming} aria-hidden />}>
      <AttachmentArea {...props} />
    </Suspense>
  );
}
