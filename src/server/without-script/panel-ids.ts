/** Element ids of the panels that links open. */
export const PANEL_IDS = { menu: 'menu', search: 'search', countries: 'countries' } as const;
