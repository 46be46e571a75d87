import { type Code, code, joinedCode, nameCode } from '#harness/code/print-code.ts';
import type { Scenario } from './scenario.ts';

/** A scenario where it is written. */
export interface WrittenPlace {
  /** Its file from this folder: `cart/bag-undo.ts`. */
  file: string;
  /** What it is exported as. */
  name: string;
  scenario: Scenario;
}

/** Folders whose files hold scenarios; what lies beside them is about all of these. */
export const SCENARIO_FILES = /^[^/]+\/.+\.ts$/;

/** The scenarios that a module of this folder exports. */
export function scenariosIn(
  file: string,
  module: Readonly<Record<string, unknown>>,
): WrittenPlace[] {
  return Object.entries(module).flatMap(([name, scenario]) =>
    isScenario(scenario) ? [{ file, name, scenario }] : [],
  );
}

/** In the order of the list: by file, and by name where one file has several. */
export function inOrder(places: readonly WrittenPlace[]): readonly WrittenPlace[] {
  return places.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The code of `all.ts`. */
export function listCode(places: readonly WrittenPlace[]): Code {
  const sorted = inOrder(places);
  const imports = sorted.map(
    ({ file, name }) => code`import { ${nameCode(name)} } from ${`./${file}`};\n`,
  );
  const names = sorted.map(({ name }) => code`  ${nameCode(name)},\n`);
  return code`// Written by \`npm run scenarios\` from the files of this folder.
${joinedCode(imports)}import type { Scenario } from './scenario.ts';

/** All scenarios: what is in this list is tested, walked, journeyed and offered. */
export const SCENARIOS: readonly Scenario[] = [
${joinedCode(names)}];

/** The scenario of an id, as the address parameter \`scenario\` names it. */
export function scenarioOf(id: string | null): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
`;
}

function keyOf({ file, name }: WrittenPlace): string {
  return `${file} ${name}`;
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'ledger' in value && 'domains' in value;
}
