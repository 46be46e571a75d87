import { expect, it } from 'vitest';
import { frameInSight, pictureByKey } from '#src/product/page/gallery-steps.ts';
import { panByKey } from '#src/product/page/ZoomStage.tsx';

/** Four frames of 100 in a window of 250. */
function rail(scrollLeft: number) {
  return {
    scrollLeft,
    clientWidth: 250,
    scrollWidth: 400,
    children: [0, 100, 200, 300].map((offsetLeft) => ({ offsetLeft })),
  };
}

it('PRD-07 the frame at the start of the rail is current', () => {
  expect(frameInSight(rail(0), 0)).toBe(0);
  expect(frameInSight(rail(90), 3)).toBe(1);
});

it('PRD-07 a chosen picture that cannot scroll to the start stays chosen', () => {
  expect(frameInSight(rail(150), 3)).toBe(3);
  expect(frameInSight(rail(150), 0)).toBe(1);
  expect(frameInSight(rail(150), 9)).toBe(1);
});

it('PRD-07 arrows walk the pictures and stop at both ends', () => {
  expect(pictureByKey('ArrowRight', 0, 3)).toBe(1);
  expect(pictureByKey('ArrowRight', 2, 3)).toBe(2);
  expect(pictureByKey('ArrowLeft', 0, 3)).toBe(0);
  expect(pictureByKey('Home', 2, 3)).toBe(0);
  expect(pictureByKey('End', 0, 3)).toBe(2);
  expect(pictureByKey('Enter', 0, 3)).toBeUndefined();
});

it('PRD-07 arrow keys pan a large picture', () => {
  expect(panByKey('ArrowDown')).toEqual({ x: 0, y: 96 });
  expect(panByKey('ArrowLeft')).toEqual({ x: -96, y: 0 });
  expect(panByKey('Tab')).toBeUndefined();
});
