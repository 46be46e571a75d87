import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Extends the root upwards, so that a first element above the viewport still intersects. */
const rootMargin = '10000000px 0px 0px';

/**
 * Index of the last group whose first element is above the viewport's bottom edge, of groups that
 * follow one another; undefined until known, and without `IntersectionObserver`. `firstRef` is the
 * ref of each group's first element.
 * @example const { group, firstRef } = useGroupInView(); <li ref={index % 48 === 0 ? firstRef : undefined}>
 */
export function useGroupInView(): { group: number | undefined; firstRef: RefCallback<Element> } {
  const [group, setGroup] = useState<number>();
  const [watch] = useState(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const passed = new Set<Element>();
    const update = () => startTransition(() => setGroup(Math.max(0, passed.size - 1)));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        update();
      },
      { rootMargin },
    );
    return (element: Element) => {
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        if (passed.delete(element)) update();
      };
    };
  });
  const firstRef = useCallback(
    (element: Element | null) => (element ? watch?.(element) : undefined),
    [watch],
  );
  return { group, firstRef };
}
