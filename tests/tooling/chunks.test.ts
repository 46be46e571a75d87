import { expect, it } from 'vitest';
import { codeSplitting, filesOfView } from '#harness/config/chunks.ts';

it('preloads a view with its styles and imports, without what every page has loaded', () => {
  const view = 'assets/ProductRoute-a1.js';
  const own = [view, 'assets/ProductRoute-b2.css', 'assets/shopping-c3.js'];
  const started = ['index', 'vendor', 'model', 'shop', 'rolldown-runtime'];
  expect(filesOfView(view, [...own, ...started.map((name) => `assets/${name}-d4.js`)])).toEqual(
    own,
  );
  expect(filesOfView('assets/shopping-c3.js', own)).toEqual([]);
});

it.each(['/srv/shop', '/srv/src/shop'])(
  'the start of a project in %s consists of packages, models and views',
  (project) => {
    const ids = {
      vendor: [`${project}/node_modules/effector/effector.mjs`, '\0vite/preload-helper.js'],
      model: [`${project}/src/session/model.ts`, `${project}/src/commerce/countries/fr.json`],
      shop: [`${project}/src/ui/colour.ts`, `${project}/src/product/choice/use-size-text.ts`],
    };
    const entry = `${project}/src/main.tsx`;
    const modules = {
      getModuleInfo: (id: string) => ({
        isEntry: false,
        importers: id === entry ? [] : [entry],
      }),
    };
    const nameOf = (id: string) =>
      codeSplitting.groups.map(({ name }) =>
        typeof name === 'function' ? name(id, modules) : name,
      );
    for (const [chunk, all] of Object.entries(ids))
      for (const id of all) expect(nameOf(id), id).toContain(chunk);
  },
);
