/** Where the panels stand that links open. */
export const PANEL_IDS = { menu: 'menu', search: 'search', countries: 'countries' } as const;
