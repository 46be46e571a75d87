export interface KeyCommands {
  step(by: number): void;
  goToStart(): void;
  goToEnd(): void;
  togglePlay(): void;
}

/** Does what a key stands for; false when it stands for nothing. */
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
    default:
      return false;
  }
}

/** True where a key already means something to the control that has focus. */
export function isTakenByControl({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input:not([type="range"]), select, textarea, summary, pre'))
    return true;
  return target.closest(key === ' ' ? 'button, a' : 'input[type="range"]') !== null;
}
