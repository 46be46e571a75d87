export interface KeyCommands {
  step(by: number): void;
  goToStart(): void;
  goToEnd(): void;
  togglePlay(): void;
  goToStop(by: 1 | -1): void;
}

/** Name of a key press; includes Shift only if a shortcut uses it. */
export function nameOfKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  return key === 'F8' && shiftKey ? 'Shift+F8' : key;
}

/** Runs the command of a key; false for a key without one. */
export function obeyKey(key: string, commands: KeyCommands): boolean {
  switch (key) {
    case ' ':
      commands.togglePlay();
      return true;
    case 'ArrowRight':
    case 'ArrowDown':
      commands.step(1);
      return true;
    case 'ArrowLeft':
    case 'ArrowUp':
      commands.step(-1);
      return true;
    case 'Home':
      commands.goToStart();
      return true;
    case 'End':
      commands.goToEnd();
      return true;
    case 'F8':
      commands.goToStop(1);
      return true;
    case 'Shift+F8':
      commands.goToStop(-1);
      return true;
    default:
      return false;
  }
}

/** Elements that scroll by keyboard while focused. */
const SCROLLING = 'pre, blockquote, [data-actual="true"]';

/** True if the focused control already handles the key. */
export function isTakenByControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // No control uses F8.
  if (key === 'F8') return target.closest('dialog') !== null;
  if (target.closest(`dialog, input:not([type="range"]), select, textarea, summary, ${SCROLLING}`))
    return true;
  const taking = key === ' ' ? 'button, a' : 'input[type="range"], [role="separator"]';
  return target.closest(taking) !== null;
}
