import { wishlistAddFails } from '#harness/scenarios/wishlist/wishlist-add-fails.ts';
import { wishlistAddFailsAmongOthers } from '#harness/scenarios/wishlist/wishlist-add-fails-among-others.ts';
import { wishlistRemoveFails } from '#harness/scenarios/wishlist/wishlist-remove-fails.ts';
import { wishlistRemoveFailsAmongOthers } from '#harness/scenarios/wishlist/wishlist-remove-fails-among-others.ts';
import { wishlistTakenBack } from '#harness/scenarios/wishlist/wishlist-taken-back.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const SavingFails = walk(wishlistAddFails);
export const SavingFailsForOneOfTwo = walk(wishlistAddFailsAmongOthers);
export const RemovingFails = walk(wishlistRemoveFails);
export const RemovingFailsForOneOfTwo = walk(wishlistRemoveFailsAmongOthers);
export const SavingFailsAfterItWasTakenBack = walk(wishlistTakenBack);
