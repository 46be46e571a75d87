import { useEffect, useRef, useSyncExternalStore } from 'react';
import { heldFile, onFileSent, percentOf } from '../ports/file-shelf.ts';
import { Button } from '../ui/action/Button.tsx';
import { numberText, type Units, unitText } from '../commerce/number-text.ts';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Attachment } from './attachment.ts';
import styles from './AttachmentArea.module.css';

type Props = {
  attachment: Attachment;
  onRemove: () => void;
};

const PREVIEW_HEIGHT = 192;

/** ATT-02: an accepted file, uploading or uploaded, with a button to remove it. */
export function AttachedFile({ attachment, onRemove }: Props) {
  const { t, i18n } = useTranslation('forms');
  const { units } = useFormats();
  const percent = useSyncExternalStore(
    onFileSent,
    () => (attachment.status === 'loading' ? percentOf(attachment.file) : 0),
    () => 0,
  );
  if (attachment.status === 'idle' || attachment.status === 'failed') return null;
  const { name, size, status, file } = attachment;
  const canBeShown = 'canBeShown' in attachment && attachment.canBeShown;
  const isAttached = status === 'attached';
  return (
    <div className={styles.taken}>
      <div className={styles.picture}>
        {canBeShown ? <Preview file={file} /> : <span className={styles.kind}>{kindOf(name)}</span>}
      </div>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {sizeText(size, i18n.language, units)}
          {isAttached && (
            <span className={styles.id}>
              <Icon name="check" /> {t('attachment.id', { id: attachment.fileId })}
            </span>
          )}
        </p>
        {!isAttached && (
          <progress
            className={styles.progress}
            max={100}
            value={status === 'loading' ? percent : undefined}
            aria-label={t(`attachment.${status}`)}
          />
        )}
      </div>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {t(isAttached ? 'attachment.remove' : 'attachment.cancel')}
      </Button>
    </div>
  );
}

/** Draws a small preview, so that the page does not retain a full-size camera picture. */
function Preview({ file }: { file: string }) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    async function draw() {
      const picture = await createImageBitmap(heldFile(file), { resizeHeight: PREVIEW_HEIGHT });
      const canvas = place.current;
      if (!isGone && canvas) {
        canvas.width = picture.width;
        canvas.height = picture.height;
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
      }
      picture.close();
    }
    draw().catch(() => undefined); // a file without a preview can still be sent
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={place} className={styles.preview} aria-hidden />;
}

function kindOf(name: string): string {
  return /\.([^.]{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '';
}

function sizeText(bytes: number, language: string, units: Units): string {
  const isLarge = bytes >= 1024 * 1024;
  const size = isLarge ? bytes / 1024 / 1024 : Math.max(1, bytes / 1024);
  const number = numberText(size, language, { most: isLarge ? 1 : 0 });
  return unitText(number, isLarge ? 'megabyte' : 'kilobyte', units);
}
