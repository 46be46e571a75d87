const WIDTH = 30;

/** A bar on a terminal; elsewhere nothing. */
export interface Progress {
  /** One more is done. */
  step(isGood: boolean): void;
  /** Takes the bar away. */
  end(): void;
}

/** @param write to a terminal; absent where nobody watches */
export function createProgress(total: number, write?: (text: string) => void): Progress {
  let done = 0;
  let bad = 0;
  const draw = () => {
    const filled = Math.round((done / Math.max(total, 1)) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    write?.(`\r\x1b[2K${bar} ${done}/${total}${bad > 0 ? `, ${bad} differ` : ''}`);
  };
  draw();
  return {
    step(isGood) {
      done += 1;
      if (!isGood) bad += 1;
      draw();
    },
    end: () => write?.('\r\x1b[2K'),
  };
}
