import { type ComponentType, createContext } from 'react';
import type { LostPlace } from '../kernel/lazy-import.ts';

/** Props of a notice in place of a lost view. */
export interface LostViewProps {
  onRetry: () => void;
  /** True while a retry is pending. */
  isAsking: boolean;
}

/** Notices for lost views by place; nothing is shown for others. */
export type LostViews = Partial<Record<LostPlace, ComponentType<LostViewProps>>>;

/**
 * Provides the notices for lost views.
 * @example <LostViewsContext value={{ page: LostPage }}>…</LostViewsContext>
 */
export const LostViewsContext = createContext<LostViews>({});
