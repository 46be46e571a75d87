import { pushToDataLayer } from '../../ports/browser/measuring/data-layer.ts';

/** The browser's handler of `tellSignInFx`. */
export async function pushSignInToDataLayer(opening: { place: string }): Promise<void> {
  pushToDataLayer({ event: 'signInOpened', ...opening });
}
