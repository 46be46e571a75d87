import { useState, useEffect } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import dialogStyles from '../Dialog.module.css';
import { useModal } from '../use-modal.ts';
import { CaseList } from './CaseList.tsx';
import { CaseSearch } from './CaseSearch.tsx';
import { type CaseQuery, readCase, type FoundCases, findCases } from './cases.ts';
import { Overview } from './Overview.tsx';
import styles from './Library.module.css';
import { diffText } from '#harness/diff/diff-text.ts';
import { diffTraces } from '#harness/diff/diff-traces.ts';
import { readTraceSoFar } from '#harness/replay/read-trace.ts';

type Looked = { status: 'looking' | 'failed' } | { status: 'found'; found: FoundCases };

/** Debounce of typing in ms. */
const PAUSE_MS = 200;

/** Cases for a query; searches again when it changes. */
function useLibrary(query: CaseQuery): Looked {
  const [looked, setLooked] = useState<Looked>({ status: 'looking' });
  useEffect(() => {
    let isOver = false;
    const clock = setTimeout(() => {
      findCases(query).then(
        (found) => !isOver && setLooked({ status: 'found', found }),
        () => !isOver && setLooked({ status: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(clock);
    };
  }, [query]);
  return looked;
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onOpen: (caseId: string) => void;
}

/** Library of shoppers' reports: search, counts, groups by first failure, open and compare. */
export function LibraryDialog({ isOpen, onClose, onOpen }: Props) {
  const { t } = useTranslation('studio');
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby="library-title"
      onCancel={onClose}
    >
      <h2 id="library-title">{t('library.title')}</h2>
      {isOpen && <Library onOpen={onOpen} />}
      <div className={dialogStyles.actions}>
        <button type="button" data-main onClick={onClose}>
          {t('library.close')}
        </button>
      </div>
    </dialog>
  );
}

function Library({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useTranslation('studio');
  const [query, setQuery] = useState<CaseQuery>({});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [difference, setDifference] = useState('');
  const looked = useLibrary(query);

  /** Keeps the last two selected cases for comparison. */
  function choose(caseId: string, isChosen: boolean): void {
    const others = chosen.filter((one) => one !== caseId);
    setChosen(isChosen ? [...others, caseId].slice(-2) : others);
  }

  function compare(): void {
    const [before = '', after = ''] = chosen;
    compareCases(before, after).then(setDifference, (error: unknown) =>
      setDifference(String(error)),
    );
  }

  return (
    <>
      <CaseSearch query={query} onChange={setQuery} />
      {looked.status === 'failed' && <p role="alert">{t('library.failed')}</p>}
      {looked.status === 'found' && (
        <>
          <p role="status" className={styles.count}>
            {t('library.count', { count: looked.found.total })}
          </p>
          <Overview found={looked.found} onGroup={(failure) => setQuery({ ...query, failure })} />
          <CaseList cases={looked.found.cases} chosen={chosen} onChoose={choose} onOpen={onOpen} />
          <div className={styles.compare}>
            {(looked.found.cases.length > 1 || chosen.length > 0) && (
              <button type="button" disabled={chosen.length < 2} onClick={compare}>
                {t('library.compare')}
              </button>
            )}
            {difference !== '' && (
              <pre className={styles.difference} role="status" tabIndex={0}>
                {difference}
              </pre>
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Compares two cases, with the command line's output. */
async function compareCases(before: string, after: string): Promise<string> {
  const texts = await Promise.all([before, after].map(readCase));
  const [one, other] = texts.map((text) => readTraceSoFar(text));
  return one && other ? diffText(diffTraces(one, other)) : '';
}
