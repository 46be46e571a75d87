/** The people of the simulation that one can sign in as. They exist nowhere else. */
export const DEMO_ACCOUNTS = {
  /** Registered, with two things of each brand on the wishlist. */
  mira: { email: 'mira@selvedge.example', password: 'indigo-1873' },
  /** Registered, nothing on the wishlist, has the newsletter. */
  jonas: { email: 'jonas@selvedge.example', password: 'herringbone-7' },
  /** Still has to pass a condition gate (MEM-05). */
  greta: { email: 'greta@selvedge.example', password: 'copper-rivet-2' },
  /** Migrates on sign-in (AUT-23). */
  tomas: { email: 'tomas@selvedge.example', password: 'warp-and-weft-3' },
  /** Has been migrated already and cannot sign in (AUT-22). */
  ines: { email: 'ines@selvedge.example', password: 'chalk-stripe-4' },
} as const;
