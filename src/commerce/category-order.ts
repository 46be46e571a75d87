export type GenderGroup = 'women' | 'men' | 'kids';

const ORDER: readonly GenderGroup[] = ['women', 'men', 'kids'];
const KIDS = ['boy', 'girl', 'newborn', 'kid']; // CNT-12

/**
 * CNT-12: the gender group that a gender of the catalogue belongs to, if any.
 *
 * @example genderGroup('newborn') // 'kids'
 */
export function genderGroup(gender: string): GenderGroup | undefined {
  const word = gender.toLowerCase();
  return KIDS.includes(word) ? 'kids' : ORDER.find((group) => group === word);
}

/** CNT-11: women, men, kids, others; others keep their order (for a stable `sort`). */
export function compareCategories(one: string, other: string): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(category: string): number {
  const group = genderGroup(category);
  return group ? ORDER.indexOf(group) : ORDER.length;
}
