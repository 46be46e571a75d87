import { type ComponentType, createContext } from 'react';
import type { LostPlace } from '../kernel/late-file.ts';

/** What stands where a view was lost. */
export interface LostViewProps {
  onRetry: () => void;
  /** It is being asked for again. */
  isAsking: boolean;
}

/** What is shown in a lost view's place. Nothing where it says nothing. */
export type LostViews = Partial<Record<LostPlace, ComponentType<LostViewProps>>>;

/**
 * Says what stands in the places of lost views.
 * @example <LostViewsContext value={{ page: LostPage }}>…</LostViewsContext>
 */
export const LostViewsContext = createContext<LostViews>({});
