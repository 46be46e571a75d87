import {
  type ComponentType,
  type ReactNode,
  createElement,
  lazy,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LostPlace } from '../kernel/lazy-import.ts';
import { LostViewsContext } from './lost-views.ts';
import { ShownViewsContext } from './shown-views.ts';
import { useNextPress } from './hooks/use-next-press.ts';
import { lateTexts, onTextLoss, reloadTexts } from './i18n/arrivals.ts';
import type { TextNamespace } from '../kernel/text-keys.ts';
import { I18nContext } from './i18n/use-translation.ts';
import { type Standing, viewFile } from './view-file.ts';

/** A lazy view that can be prefetched; it then renders at once, without a fallback. */
export interface LazyView<Props> {
  (props: Props & { lost?: ReactNode | undefined }): ReactNode;
  fetch(): Promise<unknown>;
  /** Marks the view as awaited: its failure is announced even before it is rendered. */
  want(this: void): void;
  displayName: string;
}

type Shows<Props> = Props & { lost?: ReactNode | undefined };
type Stands<Props> = { standing: Known<ComponentType<Props>> };
type Known<View> = Extract<Standing<View>, { status: 'here' | 'lost' }>;

interface RegisteredView {
  fetch(): Promise<unknown>;
  want(): void;
  texts: readonly TextNamespace[];
}

const files = new Map<string, RegisteredView>();

/** Namespaces that these views need beside those of the start. */
export function textsOfViews(names: readonly string[]): TextNamespace[] {
  return [...new Set(names.flatMap((name) => files.get(name)?.texts ?? []))];
}

/** Fetches all views and those they import, because a server renders no fallbacks. */
export async function fetchAllViews(): Promise<void> {
  for (let known = 0; known < files.size;) {
    known = files.size;
    await Promise.all([...files.values()].map((file) => file.fetch()));
  }
}

/**
 * Fetches the named views, including those that only a fetched one registers. Failures are retried
 * when rendered.
 */
export async function fetchViews(names: readonly string[]): Promise<void> {
  const coming = new Set<string>();
  for (;;) {
    const next = names.filter((name) => files.has(name) && !coming.has(name));
    if (next.length === 0) return;
    for (const name of next) coming.add(name);
    await Promise.allSettled(next.map(async (name) => files.get(name)?.fetch()));
  }
}

/** Marks views as awaited: retries lost ones and announces a failure. */
export function wantViews(names: readonly string[]): void {
  for (const name of names) files.get(name)?.want();
}

/**
 * A component that loads when first rendered, or before. If it fails, only its place shows `lost`
 * or the notice of `LostViewsContext` for `place`, until the file loads after all. `texts` are
 * additional namespaces, loaded in parallel with the code; the view waits for both
 * (`tests/i18n/named-namespaces.test.ts`).
 * @example const BagPage = lazyView(() => import('../cart/view/BagPage.tsx'), 'BagPage', 'page');
 * @example lazyView(() => import('./Orders.tsx'), 'Orders', 'page', ['checkout']);
 */
export function lazyView<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  place: LostPlace = 'part',
  texts: readonly TextNamespace[] = [],
): LazyView<Props> {
  const file = viewFile(async () => (await load())[name], { file: name, place });

  files.set(name, { ...file, texts });

  // Both resolve to `Shown`, so that React resumes the suspended render.
  const Waiting = lazy(() => file.settled().then(() => ({ default: Shown })));
  const Held = lazy(() => file.arrived().then(() => ({ default: Shown })));

  function Shown(props: Shows<Props>): ReactNode {
    const standing = useSyncExternalStore(file.subscribe, file.standing, file.standingServed);
    lateTexts(use(I18nContext), texts); // Loads in parallel with the code.
    // The first branch stays, because another component type would remount the view.
    const [{ status: before }] = useState(standing);
    if (before === 'coming') return createElement(Waiting, props);
    if (before === 'held') return createElement(Held, props);
    return createElement(Settled, { ...props, standing: standing as Known<ComponentType<Props>> }); // known at the first render
  }

  function Settled({ lost, standing, ...props }: Shows<Props> & Stands<Props>) {
    const { rendered, mounted } = use(ShownViewsContext);
    const i18n = use(I18nContext);
    const isLost = useSyncExternalStore(
      useCallback((listener: () => void) => onTextLoss(i18n, listener), [i18n]),
      () => lateTexts(i18n, texts).some(({ isLost }) => isLost()),
      () => false, // The document shows its texts until they have loaded.
    );
    const reload = useCallback(() => reloadTexts(i18n, texts), [i18n]);
    if (standing.status === 'here') rendered?.(name);
    useEffect(() => mounted?.(name), [mounted]);
    if (standing.status === 'lost') return lostView(lost, standing.isAsking, file.askAgain);
    if (isLost) return lostView(lost, false, reload);
    for (const { settled } of lateTexts(i18n, texts)) use(settled);
    // The rest are the view's own props.
    return createElement(standing.view, props as unknown as Props);
  }

  function lostView(instead: ReactNode, isAsking: boolean, onRetry: () => void) {
    return createElement(Lost, { place, instead, isAsking, onRetry });
  }

  return Object.assign(Shown, {
    fetch: () => file.fetch(),
    want: file.want,
    displayName: name,
  });
}

interface LostProps {
  place: LostPlace;
  instead: ReactNode;
  isAsking: boolean;
  onRetry: () => void;
}

function Lost({ place, instead, isAsking, onRetry }: LostProps) {
  const { [place]: Notice } = use(LostViewsContext);
  // Mounting again retries.
  useEffect(() => onRetry(), [onRetry]);
  useNextPress(place === 'over', onRetry);
  if (instead !== undefined) return instead;
  return Notice ? createElement(Notice, { onRetry, isAsking }) : null;
}
