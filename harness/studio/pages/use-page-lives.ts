import { useMemo } from 'react';
import type { OpenTrace } from '../import-trace.ts';
import { type PageLife, pageLivesOf } from './page-lives.ts';

export function usePageLives(opened: OpenTrace): readonly PageLife[] {
  return useMemo(() => pageLivesOf(opened), [opened]);
}
