/** A change of page, as far as pictures are concerned: ids of the products' pictures, where there are some. */
export interface PageTurn {
  entered: string | undefined;
  left: string | undefined;
  /** Changes the page: the model knows of it at once, and the views of all but the page itself. */
  update(): void;
  /** Brings the new page to where it is to be seen. */
  place(): void;
}

/** Changes the page without any show. */
export function turnPage({ update, place }: PageTurn): void {
  update();
  requestAnimationFrame(place);
}

/** How pages are changed: as plainly as that, until something finer is there. */
export const turn: { page: (change: PageTurn) => void } = { page: turnPage };

let isHeld = false;
let tellView: () => void = () => undefined;

/** Whether the view is to stay with the page that it shows, although the model is further; a store for React. */
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
