/** A change of page, with the ids of the product pictures on both pages. */
export interface PageTurn {
  entered: string | undefined;
  left: string | undefined;
  /** Updates the model at once, and all views except the page itself. */
  update(): void;
  /** Scrolls the new page into place. */
  place(): void;
}

/** Changes the page without a transition. */
export function turnPage({ update, place }: PageTurn): void {
  update();
  requestAnimationFrame(place);
}

/** Current page change; plain until the transition module loads. */
export const turn: { page: (change: PageTurn) => void } = { page: turnPage };

let isHeld = false;
let tellView: () => void = () => undefined;

/** External store for React: true while the view must stay on the old page. */
export const pageHold = {
  get: () => isHeld,
  set(held: boolean): void {
    isHeld = held;
    tellView();
  },
  subscribe(onChange: () => void): () => void {
    tellView = onChange;
    return () => {
      tellView = () => undefined;
    };
  },
};
