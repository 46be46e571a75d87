import { useEffect, useRef } from 'react';
import { shownTrace } from '#src/ports/browser/storage/shown-trace.ts';
import type { Studio } from './use-studio.ts';

/** Opens a case from `/studio?case=R-7K2M-9QXB`; `?report=shown` opens a report that a shop page is about to send. */
export function useCaseInAddress({
  openCase,
  importText,
  say,
}: Pick<Studio, 'openCase' | 'importText'> & { say: () => void }): void {
  const to = useRef({ openCase, importText, say });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const address = new URLSearchParams(window.location.search);
    const caseId = address.get('case');
    if (caseId !== null) void to.current.openCase(caseId);
    else if (address.get('report') === 'shown')
      void shownTrace().then((trace) =>
        trace === undefined ? to.current.say() : to.current.importText('report.jsonl', trace),
      );
  }, []);
}
