import { allSettled } from 'effector';
import '#src/app/features/account/module.ts';
import '#src/app/features/purchase/module.ts';
import '#src/app/wiring.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { deferred, registered, settle, shopScope } from '#tests/session/shop-scope.ts';
import { declaredUnits } from '#src/event-log/units.ts';

/** Account data answered by the backend in these tests. */
export const ACCOUNT = {
  title: 'Ms',
  firstName: 'Ada',
  lastName: 'Example',
  emailAddress: 'ada@example.test',
};

/** Opens an account page with deferred answers. */
export async function areaAt(path: string) {
  const server = { user: registered() };
  const answers = deferred<any>(); // any: answers of every call
  const calls = declaredUnits().flatMap((unit) =>
    unit.kind === 'port' &&
    /^http\/(?:account|address|card|data|membership|newsletter|orders)\./.test(unit.name)
      ? [[unit.unit, answers.handler] as [typeof unit.unit, () => unknown]]
      : [],
  );
  const seen = shopScope([readUserInfoFx, () => server.user], ...calls);
  const { scope } = seen;
  const environment = {
    ...sampleEnvironment,
    location: { ...sampleEnvironment.location, path },
    storage: { 'selvedge.userType': 'registered' },
  };
  void allSettled(appStarted, { scope, params: { environment } });
  await settle();
  return {
    ...seen,
    server,
    answers,
    sent: () =>
      seen.calls
        .filter(({ name }) => /^http\/(?:account|address|card|newsletter)\./.test(name))
        .map(({ name, payload }) => [name.replace('http/', ''), payload]),
    factsOf: (domain = 'account/') =>
      seen.facts.filter(({ name }) => name.startsWith(domain)).map(({ name }) => name),
    async looksAgain(user = server.user) {
      server.user = user;
      void allSettled(readUserInfo, { scope });
      await settle();
    },
  };
}
