import type { Story } from '@ladle/react';
import { wishlistRemoveFails } from '#harness/scenarios/wishlist-remove-fails.ts';
import { ScenarioWalk } from './scenario-walk/ScenarioWalk.tsx';

export const RemovingFromTheWishlistFails: Story = () => (
  <ScenarioWalk scenario={wishlistRemoveFails} />
);
