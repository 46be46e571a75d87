import { useSyncExternalStore } from 'react';

/** React has it; effector-react asks for the shim that older versions needed. */
export { useSyncExternalStore };

/** Behind effector-react's `useStoreMap`, which the shop does not use: views read whole units. */
export function useSyncExternalStoreWithSelector(): never {
  throw new Error('useStoreMap is not part of this build: derive a store and read it with useUnit');
}

export default { useSyncExternalStore, useSyncExternalStoreWithSelector };
