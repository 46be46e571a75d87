import { useState } from 'react';
import { saveTextFile } from '#src/ports/browser/save-file.ts';
import { askWorker } from '../ask-worker.ts';
import type { Studio } from '../use-studio.ts';
import type { OpenTrace } from '../import-trace.ts';

/** Request to the worker: the trace's text and the range of records. */
export interface AskedPart {
  text: string;
  from: number;
  end: number;
}

/** Saves a part of the session as a standalone trace. */
export interface SavePart {
  isSaving: boolean;
  /** Saves a range of steps; includes all that follows from the last one. */
  save(from: number, to: number): void;
}

/** Writes a part of the open trace in a worker and downloads it. Shows errors in the studio. */
export function useSavePart(opened: OpenTrace, { say }: Pick<Studio, 'say'>): SavePart {
  const [isSaving, setIsSaving] = useState(false);
  const { steps, trace, text, name } = opened;
  return {
    isSaving,
    save(from, to) {
      const end = steps.causeOf(to + 1) ?? trace.records.length;
      const asked: AskedPart = { text, from: steps.causeOf(from) ?? 0, end };
      setIsSaving(true);
      askWorker<string>('part', opened, asked)
        .then(
          (part) => saveTextFile(partName(name, from, to), part),
          (error: unknown) => say(String(error)),
        )
        .finally(() => setIsSaving(false));
    },
  };
}

/** File name with the session's name and the range of steps. */
export function partName(name: string, from: number, to: number): string {
  return `${name.replace(/(?:\.jsonl)?(?:\.gz)?$/, '')}.steps-${from}-${to}.jsonl`;
}
