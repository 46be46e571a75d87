import { useState } from 'react';
import { saveTextFile } from '#src/ports/browser/save-file.ts';
import { askWorker } from '../ask-worker.ts';
import type { Studio } from '../use-studio.ts';
import type { OpenTrace } from '../import-trace.ts';

/** What the worker is asked for: the trace's text, and the places of the part in it. */
export interface AskedPart {
  text: string;
  from: number;
  end: number;
}

/** Saves a part of the session as a file that opens by itself. */
export interface SavePart {
  isSaving: boolean;
  /** From a step on, and to another one with all that follows from it. */
  save(from: number, to: number): void;
}

/** Has a worker write a part of the trace that is open, and offers it as a file; what is in the way, the studio says. */
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

/** The file's name: the session's, and the steps that it has of it. */
export function partName(name: string, from: number, to: number): string {
  return `${name.replace(/(?:\.jsonl)?(?:\.gz)?$/, '')}.steps-${from}-${to}.jsonl`;
}
