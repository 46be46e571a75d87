/** One page of a browser, as far as Firefox and WebKit have the same of it. */
export interface Engine {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page; its value has to be plain. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the pointer at a place of the viewport. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'Backspace' | 'Home' | 'ArrowRight';

/** A browser of this machine. */
export interface Browser {
  name: string;
  /** Opens a page of its own profile. */
  open(): Promise<Engine>;
  close(): Promise<void>;
}
