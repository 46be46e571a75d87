import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';
import { type Needs, type Program, readProgram } from './program.ts';

/** The project's files and what follows from loading or naming something in them. */
export interface Graph {
  /** From the project's root, with forward slashes. */
  files: readonly string[];
  program(file: string): Program | undefined;
  /**
   * Everything that is needed by these files, or by these names of them, each as
   * `src/cart/api.ts#detailsCall`. `isInside` keeps the walk within some files; declarations at its
   * border are in the result, what they need is not.
   */
  reach(roots: readonly Root[], isInside: (file: string) => boolean): Set<string>;
}

/** A file that is loaded, or that together with something it holds. */
export interface Root {
  file: string;
  needs?: Needs;
}

const SOURCE = /\.(?:ts|tsx|mjs)$/;

/** The graph of the project as it is on the disk. */
export function projectGraph(): Graph {
  const files = ['src', 'harness', 'fixtures', 'stories', 'tests'].flatMap(filesBelow);
  return graphOf(files, (file) => readFileSync(inProject(file), 'utf8'));
}

function filesBelow(folder: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}

/** The graph of these files; they are read when they are come upon. */
export function graphOf(
  files: readonly string[],
  read: (file: string) => string | undefined,
): Graph {
  const all = new Set(files);
  const programs = new Map<string, Program>();

  function program(file: string): Program | undefined {
    if (!all.has(file)) return undefined;
    const known = programs.get(file) ?? readProgram(file, read(file) ?? '');
    programs.set(file, known);
    return known;
  }

  let known: ReadonlySet<string> | undefined;
  function parts(): ReadonlySet<string> {
    known ??= new Set(
      files
        .filter((file) => file.startsWith('src/'))
        .flatMap((file) => [...(program(file)?.parts ?? [])]),
    );
    return known;
  }

  function reach(roots: readonly Root[], isInside: (file: string) => boolean): Set<string> {
    const found = new Set<string>();
    const loaded = new Set<string>();

    function load(file: string): void {
      const read = isInside(file) ? program(file) : undefined;
      if (!read || loaded.has(file)) return;
      loaded.add(file);
      for (const from of read.loads) load(resolve(file, from));
      follow(file, read.effects);
    }

    function follow(file: string, { names, late }: Needs): void {
      for (const name of names) need(file, name);
      for (const from of late) takeAll(resolve(file, from));
    }

    /** Imported as a whole: of what it exports, that counts whose name is taken out of something. */
    function takeAll(file: string): void {
      load(file);
      for (const [name, own] of program(file)?.exported ?? [])
        if (name === 'default' || parts().has(name)) need(file, own);
    }

    function need(file: string, name: string): void {
      const key = `${file}#${name}`;
      if (found.has(key)) return;
      const read = program(file);
      const declaration = read?.declarations.get(name);
      const imported = read?.imported.get(name);
      if (declaration) {
        found.add(key);
        if (isInside(file)) follow(file, declaration);
      } else if (imported) {
        const from = resolve(file, imported.from);
        if (imported.name === '*') takeAll(from);
        else need(from, program(from)?.exported.get(imported.name) ?? imported.name);
      }
    }

    for (const { file, needs } of roots) {
      if (needs) follow(file, needs);
      else load(file);
    }
    return found;
  }

  return { files, program, reach };
}

/** The file that an import means; a package's name stays as it is, which is no file. */
function resolve(file: string, from: string): string {
  if (from.startsWith('#')) return from.slice(1);
  if (!from.startsWith('.')) return from;
  return posix.join(posix.dirname(file), from);
}
