import { expect, it } from 'vitest';
import { codeSplitting, filesOfView } from '#harness/config/chunks.ts';

it('preloads a view with its styles and imports, without what every page has loaded', () => {
  const view = 'assets/ProductRoute-a1.js';
  const own = [view, 'assets/ProductRoute-b2.css', 'assets/shopping-c3.js'];
  const started = ['index', 'vendor', 'start-1', 'shop', 'late'];
  expect(filesOfView(view, [...own, ...started.map((name) => `assets/${name}-d4.js`)])).toEqual(
    own,
  );
  expect(filesOfView('assets/shopping-c3.js', own)).toEqual([]);
});

it.each(['/srv/shop/', '/srv/src/shop/'])(
  'the start of a project in %s is its packages, then its modules in the order of their evaluation',
  (project) => {
    const files: Record<string, string[]> = {
      [`${project}src/main.tsx`]: ['src/app/App.tsx', 'src/session/model.ts'],
      [`${project}src/app/App.tsx`]: ['src/app/App.module.css', 'src/ui/colour.ts'],
      [`${project}src/app/App.module.css`]: [],
      [`${project}src/ui/colour.ts`]: ['src/session/model.ts'],
      [`${project}src/session/model.ts`]: ['node_modules/effector/effector.mjs'],
      [`${project}node_modules/effector/effector.mjs`]: [],
    };
    const imported = (id: string) => files[id]?.map((file) => project + file) ?? [];
    const modules = {
      getModuleInfo: (id: string) =>
        files[id] && {
          isEntry: false,
          importers: Object.keys(files).filter((each) => imported(each).includes(id)),
          importedIds: imported(id),
          code: 'A'.repeat(100),
        },
    };
    const [, { name: chunkOf }] = codeSplitting(project).groups;
    const chunks = Object.keys(files).map((id) => [id.slice(project.length), chunkOf(id, modules)]);
    expect(Object.fromEntries(chunks)).toEqual({
      'node_modules/effector/effector.mjs': 'vendor',
      'src/session/model.ts': 'start-1',
      'src/app/App.module.css': 'start-1',
      'src/ui/colour.ts': 'start-1',
      'src/app/App.tsx': 'start-2',
      'src/main.tsx': 'shop',
    });
  },
);
