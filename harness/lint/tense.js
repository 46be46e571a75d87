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
 * Is one word a past form? Lists what English does not build with -ed.
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

/** A past-tense name says that something happened: `itemAdded`, `changeRolledBack`. @param {string} name */
export function saysItHappened(name) {
  return wordsOf(name).some(isPast);
}

/** Ends like a past-tense name, `itemAdded`; `removeSelected` is read as a wish by its first word. @param {string} name */
export function endsInPast(name) {
  const words = wordsOf(name);
  return isPast(words.at(-1) ?? '');
}
