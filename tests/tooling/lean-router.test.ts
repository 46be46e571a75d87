import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutMessages } from '#harness/config/lean-router.ts';

const folder = 'node_modules/react-router/dist/production';
const library = readdirSync(folder)
  .filter((name) => /^chunk-.+\.mjs$/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

it('an assertion still throws, without its text; a warning is gone', () => {
  const code = `
    invariant(inside(), \`useHref() needs a \${name}\`);
    invariant2(a && (b, c));
    warning(false, 'look out');
    warningOnce(key, false, 'look out');`;
  expect(withoutMessages(code)).toBe(`
    invariant(inside());
    invariant2(a && (b, c));
    null;
    warningOnce(key, false, 'look out');`);
});

it('the library has what is left out', () => {
  const lean = library.map(withoutMessages).join('');
  expect(library.join('')).toContain('may be used only in the context of a <Router>');
  expect(lean).not.toContain('may be used only in the context of a <Router>');
  expect(library.join('').match(/useNavigateStable\(\)/g)).toHaveLength(2);
  expect(lean.match(/useNavigateStable\(\)/g)).toHaveLength(1);
});
