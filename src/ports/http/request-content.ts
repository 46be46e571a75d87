import { declaredCalls } from './call.ts';
import type { Answer } from './document-answers.ts';
import type { HttpEnvironment } from './environment.ts';
import { headersOf, urlOf } from './request.ts';

/**
 * Requests the content that a document contained, such as menus, for the offline worker: the shell
 * has no answers. Two requests of a first visit.
 */
export async function requestContent(
  answers: readonly Answer[],
  environment: HttpEnvironment,
): Promise<void> {
  for (const { call: name, params } of answers) {
    const call = [...declaredCalls().values()].find((each) => each.name === name);
    if (call?.base !== 'content' || !call.isRemembered) continue;
    const response = await environment.fetch(urlOf(call, params, environment), {
      credentials: 'omit',
      headers: headersOf(call, environment, undefined),
    });
    await response.arrayBuffer();
  }
}
