import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { code, commentCode, nameCode, printCode } from '#harness/code/print-code.ts';

/** The value that code evaluates to. */
async function evaluated(value: unknown): Promise<unknown> {
  const text = await printCode(code`export const value = ${value};`);
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  );
  return (module as { value: unknown }).value;
}

describe('printed code', () => {
  it('has each value as a literal that reads the same', async () => {
    const hostile = '\n\r\t\u2028\u2029\u0000\u001b\u202e*/`${x}\\${"\'</script>\ud800é“”😀';
    const value: unknown = JSON.parse(
      JSON.stringify({ [hostile]: [hostile, -0.5, null, true, {}, { nested: hostile }] }),
    );
    expect(await evaluated(value)).toEqual(value);
  });

  it('has neither control character nor template mark nor end of a comment in a string', async () => {
    const text = await printCode(code`f(${'\u2028 ` ${ */ \u001b @vitest-environment'});`);
    expect(text).toMatch(/^f\([\x20-\x7e]*\);\n$/);
    expect(text).not.toMatch(/[`]|\$\{|\*\/|@vitest/);
  });

  it('sets no prototype by data', async () => {
    const value: unknown = JSON.parse('{"__proto__":{"polluted":1},"x\\"__proto__":2}');
    expect(Object.keys((await evaluated(value)) as object)).toEqual(['__proto__', 'x"__proto__']);
  });

  it('prints data that looks like code as data', async () => {
    const value = { kind: 'code', text: 'stolen()' };
    expect(await evaluated(value)).toEqual(value);
  });

  it('has a comment in one line, whatever is in its text', async () => {
    const text = 'one\ntwo\u2028three */ stolen();';
    const printed = await printCode(code`${commentCode([text])}f();`);
    expect(printed.split('\n').map((line) => line.slice(0, 3))).toEqual(['// ', 'f()', '']);
    expect(printed).not.toContain('\u2028');
  });

  it.each(['a b', 'a;', '', '1a', 'a\n', 'á'])('refuses %j as a name', (name) => {
    expect(() => nameCode(name)).toThrow(TypeError);
  });

  it('refuses anything but data', () => {
    expect(() => code`${() => 1}`).toThrow(TypeError);
  });
});

it('only one module of the harness prints code; the countries’ command prints data', () => {
  const files = readdirSync('harness', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?[jt]sx?$/.test(file))
    .filter((file) => /from 'prettier'/.test(readFileSync(`harness/${file}`, 'utf8')));
  expect(files.toSorted()).toEqual(['cli/countries.ts', 'code/print-code.ts']);
});
