const IRREGULAR = new Set(
  `begun bought broken brought built chosen cut done drawn fallen fed felt forgotten found given gone
  got grown held hidden kept known left lent lost made met paid put ran read run seen sent set shown
  shut sold spent spoken stuck taken thrown told understood won withdrawn written`.split(/\s+/),
);
const PRESENT_ED = new Set([
  'embed',
  'exceed',
  'feed',
  'need',
  'proceed',
  'seed',
  'speed',
  'succeed',
]);

/**
 * True if a word is a past form. Lists irregular English verbs.
 *
 * @param {string} word
 */
export function isPast(word) {
  const lower = word.toLowerCase();
  return IRREGULAR.has(lower) || (/.ed$/.test(lower) && !PRESENT_ED.has(lower));
}

/** @param {string} name in camelCase */
export function wordsOf(name) {
  return name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [];
}

/** True for a past-tense name: `itemAdded`, `changeRolledBack`. @param {string} name */
export function saysItHappened(name) {
  return wordsOf(name).some(isPast);
}

/**
 * True for a name that ends like past tense, `itemAdded`. False for `removeSelected`: its first word makes it an
 * imperative. @param {string} name
 */
export function endsInPast(name) {
  const words = wordsOf(name);
  return isPast(words.at(-1) ?? '');
}
