/** Demo accounts for signing in. They exist only in the simulation. */
export const DEMO_ACCOUNTS = {
  /** Registered, with two products of each brand on the wishlist. */
  mira: { email: 'mira@selvedge.example', password: 'indigo-1873' },
  /** Registered, subscribed to the newsletter, with an empty wishlist. */
  jonas: { email: 'jonas@selvedge.example', password: 'herringbone-7' },
  /** Still has to pass a condition gate (MEM-05). */
  greta: { email: 'greta@selvedge.example', password: 'copper-rivet-2' },
  /** Migrates on sign-in (AUT-23). */
  tomas: { email: 'tomas@selvedge.example', password: 'warp-and-weft-3' },
  /** Migrated already and unable to sign in (AUT-22). */
  ines: { email: 'ines@selvedge.example', password: 'chalk-stripe-4' },
} as const;
