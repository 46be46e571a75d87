import { type RefCallback, useCallback, useState } from 'react';

/** Extends the root upwards without limit: an element is within it once it begins above its foot. */
const rootMargin = '10000000px 0px 0px';

/**
 * Index of the group at the foot of the viewport, of groups of elements that follow one another; 0
 * until known. `first` is the ref of each group's first element.
 * @example const { group, first } = useGroupInView(); <li ref={index % 48 === 0 ? first : undefined}>
 */
export function useGroupInView(): { group: number; first: RefCallback<Element> } {
  const [group, setGroup] = useState(0);
  const [watched] = useState(() => {
    const begun = new Set<Element>();
    const tell = () => setGroup(Math.max(0, begun.size - 1));
    const observer =
      'IntersectionObserver' in globalThis
        ? new IntersectionObserver(
            (entries) => {
              for (const { isIntersecting, target } of entries)
                if (isIntersecting) begun.add(target);
                else begun.delete(target);
              tell();
            },
            { rootMargin },
          )
        : undefined;
    return { begun, observer };
  });
  const first = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      watched.observer?.observe(element);
      return () => {
        watched.observer?.unobserve(element);
        watched.begun.delete(element);
      };
    },
    [watched],
  );
  return { group, first };
}
