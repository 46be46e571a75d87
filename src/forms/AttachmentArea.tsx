import { useUnit } from 'effector-react';
import { useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { holdFile } from '../ports/file-shelf.ts';
import { Button } from '../ui/action/Button.tsx';
import { FieldNotes } from '../ui/form/FieldNotes.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useLostFocus } from '../ui/hooks/use-lost-focus.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { MOST_BYTES } from '../commerce/limits.ts';
import { type Attachment, FORMATS, heldBy, fileProblem } from './attachment.ts';
import { PENDING, REFUSED } from './rules.ts';
import styles from './AttachmentArea.module.css';
import type { AttachmentProps } from './AttachmentField.tsx';
import { AttachedFile } from './AttachedFile.tsx';

const MOST_MEGABYTES = MOST_BYTES / 1024 / 1024;

/** ATT-01: accepts a file that is chosen, dropped or pasted. */
export function AttachmentArea({
  field,
  units,
  label,
  optionalLabel,
  error,
  hint,
}: AttachmentProps) {
  const { t } = useTranslation('forms');
  const { attachment, attach, remove, retry } = useUnit({
    attachment: units.$attachment,
    attach: units.attach,
    remove: units.remove,
    retry: units.retry,
  });
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { status } = attachment;

  // The pressed button unmounts: move the focus to the next one.
  useLostFocus(status, () => place.current?.querySelector('button'));

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: field.isDisabled === true,
    onDrop: (files) => {
      const [first] = files;
      if (!first) return; // a link or a text was dropped
      const problem = fileProblem(files);
      const file = problem === null ? holdFile(first) : '';
      const instead = problem === null ? heldBy(attachment) : null;
      attach({ file, instead, name: first.name, size: first.size, problem });
    },
  });

  const isTaken = status === 'checking' || status === 'loading' || status === 'attached';
  const refusal =
    attachment.status === 'failed'
      ? t(`attachment.problem.${attachment.reason}`, { count: MOST_MEGABYTES })
      : undefined;

  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-notes`}
      data-state={stateOf(attachment, isDragActive)}
      className={styles.field}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </span>
      {isTaken ? (
        <AttachedFile
          attachment={attachment}
          onRemove={() => {
            remove();
          }}
        />
      ) : (
        <div {...getRootProps({ className: styles.zone, role: undefined, tabIndex: undefined })}>
          <input
            {...getInputProps({
              style: undefined,
              hidden: true,
              multiple: false,
              accept: FORMATS.map((format) => `.${format}`).join(),
            })}
          />
          <p className={styles.words}>
            {isDragActive ? t('attachment.drop') : t('attachment.invite')}
          </p>
          <div className={styles.buttons}>
            <Button variant="secondary" size="small" disabled={field.isDisabled} onClick={open}>
              {t('attachment.choose')}
            </Button>
            {attachment.status === 'failed' && attachment.canRetry && (
              <Button
                size="small"
                onClick={() => {
                  retry();
                }}
              >
                {t('attachment.retry')}
              </Button>
            )}
            {attachment.status === 'failed' && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  remove();
                }}
              >
                {t('attachment.without')}
              </Button>
            )}
          </div>
          <p className={styles.limits}>{t('attachment.limits', { count: MOST_MEGABYTES })}</p>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {status === 'idle' || status === 'failed' ? '' : t(`attachment.${status}`)}
        </span>
      </VisuallyHidden>
      <input type="hidden" name={field.name} value={valueOf(attachment)} />
      <FieldNotes id={`${id}-notes`} error={refusal ?? error} hint={hint} />
    </div>
  );
}

/** ATT-01 */
function stateOf({ status }: Attachment, isDragActive: boolean): string {
  if (isDragActive) return 'drag-in-progress';
  if (status === 'attached') return 'file-attached';
  if (status === 'failed') return 'has-error';
  return status === 'idle' ? 'idle' : 'loading';
}

/** Value of the form field: the file's id once uploaded. */
function valueOf(attachment: Attachment): string {
  if (attachment.status === 'attached') return attachment.fileId;
  if (attachment.status === 'failed') return REFUSED;
  return attachment.status === 'idle' ? '' : PENDING;
}
