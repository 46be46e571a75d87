/** One page of a browser: the operations that Firefox and WebKit share. */
export interface Engine {
  goto(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page; its value must be serializable. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the pointer at a point in the viewport. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'Backspace' | 'Home' | 'ArrowRight';

/** An installed browser. */
export interface Browser {
  name: string;
  /** Opens a page with a new profile. */
  open(): Promise<Engine>;
  close(): Promise<void>;
}
