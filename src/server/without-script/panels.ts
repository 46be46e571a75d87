import styles from './WithoutScript.module.css';

/** Element ids of the panels that links open. */
export const PANEL_IDS = { menu: 'menu', search: 'search', countries: 'countries' } as const;
export type PanelName = keyof typeof PANEL_IDS;

/** Id of a panel's title. */
export function titleIdOf(name: PanelName): string {
  return `${PANEL_IDS[name]}-title`;
}

/** Attributes of a panel's element. */
export function panelAttributes(name: PanelName) {
  return { id: PANEL_IDS[name], className: styles.panel, 'aria-labelledby': titleIdOf(name) };
}
