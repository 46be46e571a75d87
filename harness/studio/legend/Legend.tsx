import { useId, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { Tone } from '../records/present.ts';
import { useModal } from '../use-modal.ts';
import dialogStyles from '../Dialog.module.css';
import styles from './Legend.module.css';

/** Kinds of records by frequency. The type requires an entry for each kind. */
const TONES = Object.keys({
  input: true,
  call: true,
  done: true,
  fail: true,
  marker: true,
  checkpoint: true,
  digests: true,
  request: true,
  answer: true,
} satisfies Record<Tone, true>) as Tone[];

const MARKS = [
  'tall',
  'fail',
  'input',
  'done',
  'measured',
  'slow',
  'poor',
  'stop',
  'here',
] as const;

const KEYS = [
  ['play', ['Space']],
  ['step', ['←', '→', '↑', '↓']],
  ['ends', ['Home', 'End']],
  ['stops', ['F8', 'Shift F8']],
] as const;

/** Button and dialog that explain colours, marks and keys. */
export function Legend() {
  const { t } = useTranslation('studio');
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useModal(isOpen);
  const id = useId();
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('legend.title')}
      </button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={id} onCancel={close}>
        <div className={styles.head}>
          <h2 id={id}>{t('legend.title')}</h2>
          <button type="button" onClick={close}>
            {t('legend.close')}
          </button>
        </div>
        <h3 className={styles.heading}>{t('list.label')}</h3>
        <dl className={styles.rows}>
          {TONES.map((tone) => (
            <div key={tone} className={styles.row}>
              <dt className={styles.kind} data-tone={tone}>
                {t(`kind.${tone}`)}
              </dt>
              <dd>{t(`legend.kind.${tone}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('legend.pale')}</p>
        <h3 className={styles.heading}>{t('legend.timeline')}</h3>
        <dl className={styles.rows}>
          {MARKS.map((mark) => (
            <div key={mark} className={styles.row}>
              <dt className={styles.place}>
                <i className={styles.mark} data-mark={mark} aria-hidden="true" />
                <span className={styles.name}>{t(`legend.name.${mark}`)}</span>
              </dt>
              <dd>{t(`legend.mark.${mark}`)}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.heading}>{t('legend.keys')}</h3>
        <dl className={styles.rows}>
          {KEYS.map(([does, keys]) => (
            <div key={does} className={styles.row}>
              <dt className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`legend.key.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </dialog>
    </>
  );
}
