export type GenderGroup = 'women' | 'men' | 'kids';

const ORDER: readonly GenderGroup[] = ['women', 'men', 'kids'];
const KIDS = ['boy', 'girl', 'newborn', 'kid']; // CNT-12

/**
 * CNT-12: gender group of a catalogue gender, if any.
 *
 * @example genderGroup('newborn') // 'kids'
 */
export function genderGroup(gender: string): GenderGroup | undefined {
  const word = gender.toLowerCase();
  return KIDS.includes(word) ? 'kids' : ORDER.find((group) => group === word);
}

/** CNT-11: women, men, kids, others; for a stable `sort`, which keeps the order of others. */
export function compareCategories(one: string, other: string): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(category: string): number {
  const group = genderGroup(category);
  return group ? ORDER.indexOf(group) : ORDER.length;
}
