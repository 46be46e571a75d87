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
import type { LostPlace } from '../kernel/late-file.ts';
import { LostViewsContext } from './lost-views.ts';
import { ShownViewsContext } from './shown-views.ts';
import { useNextPress } from './hooks/use-next-press.ts';
import { lateTexts, onTextLoss, reloadTexts } from './i18n/arrivals.ts';
import type { TextNamespace } from '../kernel/text-keys.ts';
import { I18nContext } from './i18n/use-translation.ts';
import { type Standing, viewFile } from './view-file.ts';

/** A lazy view that can be fetched before it is shown; it then shows at once, without a fallback. */
export interface LazyView<Props> {
  (props: Props & { lost?: ReactNode | undefined }): ReactNode;
  fetch(): Promise<unknown>;
  /** Somebody waits for it who does not see it: that it is lost is said. */
  want(this: void): void;
  displayName: string;
}

type Shows<Props> = Props & { lost?: ReactNode | undefined };
type Stands<Props> = { standing: Known<ComponentType<Props>> };
type Known<View> = Extract<Standing<View>, { status: 'here' | 'lost' }>;

const files = new Map<string, { fetch(): Promise<unknown>; want(): void }>();

/** Fetches every view, and those that come with them: a server shows nothing in their place. */
export async function fetchAllViews(): Promise<void> {
  for (let known = 0; known < files.size;) {
    known = files.size;
    await Promise.all([...files.values()].map((file) => file.fetch()));
  }
}

/** Fetches the views named, and what they bring of these in turn; what cannot be had is asked for again when it is shown. */
export async function fetchViews(names: readonly string[]): Promise<void> {
  const coming = new Set<string>();
  for (;;) {
    const next = names.filter((name) => files.has(name) && !coming.has(name));
    if (next.length === 0) return;
    for (const name of next) coming.add(name);
    await Promise.allSettled(next.map(async (name) => files.get(name)?.fetch()));
  }
}

/** Asks again for those of the named views that are lost, and reports it if one cannot be had. */
export function wantViews(names: readonly string[]): void {
  for (const name of names) files.get(name)?.want();
}

/**
 * A component that is loaded when it is first shown, or before. What cannot be had costs nothing but
 * its own place: there stands what `LostViewsContext` has for `place`, or the view's own `lost`, until
 * the file comes after all. `texts` are the namespaces it uses beyond those of every page; they are
 * loaded beside its code, and it waits for both (`tests/i18n/named-namespaces.test.ts`).
 *
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

  files.set(name, file);

  // They end in `Shown` once more: React may go on with what it waited for, and not begin anew.
  const Waiting = lazy(() => file.settled().then(() => ({ default: Shown })));
  const Held = lazy(() => file.arrived().then(() => ({ default: Shown })));

  function Shown(props: Shows<Props>): ReactNode {
    const standing = useSyncExternalStore(file.subscribe, file.standing, file.standingServed);
    lateTexts(use(I18nContext), texts); // They load beside the code.
    // What is shown once stays where it is, so that it is not made anew.
    const [{ status: before }] = useState(standing);
    if (before === 'coming') return createElement(Waiting, props);
    if (before === 'held') return createElement(Held, props);
    return createElement(Settled, { ...props, standing: standing as Known<ComponentType<Props>> }); // it was known before
  }

  function Settled({ lost, standing, ...props }: Shows<Props> & Stands<Props>) {
    const { rendered, mounted } = use(ShownViewsContext);
    const i18n = use(I18nContext);
    const isLost = useSyncExternalStore(
      useCallback((listener: () => void) => onTextLoss(i18n, listener), [i18n]),
      () => lateTexts(i18n, texts).some(({ isLost }) => isLost()),
      () => false, // The document has shown its texts, and keeps them until they are loaded.
    );
    const reload = useCallback(() => reloadTexts(i18n, texts), [i18n]);
    if (standing.status === 'here') rendered?.(name);
    useEffect(() => mounted?.(name), [mounted]);
    if (standing.status === 'lost') return lostView(lost, standing.isAsking, file.askAgain);
    if (isLost) return lostView(lost, false, reload);
    for (const { settled } of lateTexts(i18n, texts)) use(settled);
    // All but what is not the view's.
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
  // Whoever comes back to it wants it again.
  useEffect(() => onRetry(), [onRetry]);
  useNextPress(place === 'over', onRetry);
  if (instead !== undefined) return instead;
  return Notice ? createElement(Notice, { onRetry, isAsking }) : null;
}
