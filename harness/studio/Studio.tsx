import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { BreakpointsPanel } from './breakpoints/BreakpointsPanel.tsx';
import { Detail } from './records/Detail.tsx';
import { MeasuredPanel } from './measured/MeasuredPanel.tsx';
import { NetworkPanel } from './network/NetworkPanel.tsx';
import { PagesPanel } from './pages/PagesPanel.tsx';
import { PANES, paneStyle } from './panes/panes.ts';
import { Splitter } from './panes/Splitter.tsx';
import { usePanes } from './panes/use-panes.ts';
import { RecordList } from './records/RecordList.tsx';
import { StatePanel } from './state/StatePanel.tsx';
import { StageFrame } from './StageFrame.tsx';
import { TopBar } from './TopBar.tsx';
import { Transport } from './playback/Transport.tsx';
import { VerdictPanel } from './records/VerdictPanel.tsx';
import { Welcome } from './Welcome.tsx';
import { WhyPanel } from './why/WhyPanel.tsx';
import { isTakenByControl, nameOfKey, obeyKey } from './playback/keys.ts';
import { useAddress, useContentInAddress } from './use-address.ts';
import { useIncoming } from './use-incoming.ts';
import { type Studio as StudioModel, useStudio } from './use-studio.ts';
import styles from './Studio.module.css';

/** Trace studio: shows a recorded session record by record, beside the replayed shop. */
export function Studio() {
  const { t } = useTranslation('studio');
  const current = useRef<StudioModel>(null);
  const studio = useStudio((key) => {
    if (current.current) pressKey(key, current.current);
  });
  // Layout effect: key handlers use the new model before the next paint.
  useLayoutEffect(() => {
    current.current = studio;
  });
  const { opened, problem } = studio;
  const panes = usePanes();
  const isDragging = useIncoming(studio);
  useContentInAddress(studio, () => studio.say(t('library.notShown')));
  useAddress(studio);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!current.current?.opened || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTakenByControl(event)) return;
      if (pressKey(nameOfKey(event), current.current)) event.preventDefault();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={styles.studio} data-open={opened !== undefined} data-dragging={isDragging}>
      <TopBar studio={studio} />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <main
        className={styles.main}
        data-chosen={studio.selected !== undefined}
        style={paneStyle(panes.sizes)}
      >
        <h1 className={styles.title}>{t('title')}</h1>
        {opened ? (
          <>
            <div className={styles.records} id={PANES.list.id}>
              <RecordList studio={studio} opened={opened} />
            </div>
            <Splitter of="list" resize={panes.resize} />
            <div className={styles.detail} id={PANES.detail.id}>
              <Detail studio={studio} opened={opened} />
            </div>
            <Splitter of="detail" resize={panes.resize} />
            <Splitter of="side" resize={panes.resize} />
            <div className={styles.stage}>
              <StageFrame studio={studio} />
            </div>
            <div className={styles.verdict}>
              <VerdictPanel studio={studio} />
            </div>
            <Splitter of="panels" resize={panes.resize} />
            <div className={styles.measured} id={PANES.panels.id}>
              <PagesPanel studio={studio} opened={opened} />
              <WhyPanel key={opened.text} studio={studio} opened={opened} />
              <BreakpointsPanel studio={studio} opened={opened} />
              <StatePanel studio={studio} opened={opened} />
              <NetworkPanel studio={studio} opened={opened} />
              <MeasuredPanel studio={studio} opened={opened} />
            </div>
          </>
        ) : (
          <Welcome studio={studio} />
        )}
      </main>
      {opened && <Transport studio={studio} opened={opened} />}
    </div>
  );
}

function pressKey(key: string, { opened, step, goTo, goToStop, togglePlay }: StudioModel): boolean {
  return obeyKey(key, {
    step: (by) => goTo(step + by),
    goToStart: () => goTo(0),
    goToEnd: () => goTo(opened?.steps.count ?? 0),
    goToStop,
    togglePlay,
  });
}
