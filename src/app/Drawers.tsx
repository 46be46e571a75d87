import { useUnit } from 'effector-react';
import { Suspense, lazy, useState } from 'react';
import { $drawer } from '../auth/model.ts';
import { $isMiniBagOpen } from '../cart/model.ts';

const MiniBag = lazy(async () => ({ default: (await import('../cart/MiniBag.tsx')).MiniBag }));
const SignInDrawer = lazy(async () => ({
  default: (await import('../auth/SignInDrawer.tsx')).SignInDrawer,
}));

/** The drawers, each loaded when it is first opened and kept from then on, so that it can close in its own time. */
export function Drawers() {
  const { isMiniBagOpen, drawer } = useUnit({ isMiniBagOpen: $isMiniBagOpen, drawer: $drawer });
  const hasMiniBag = useOnceTrue(isMiniBagOpen);
  const hasSignIn = useOnceTrue(drawer.status === 'open');
  return (
    <Suspense>
      {hasMiniBag && <MiniBag />}
      {hasSignIn && <SignInDrawer />}
    </Suspense>
  );
}

function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
