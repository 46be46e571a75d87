import { campaignBefore } from '#harness/scenarios/campaign/campaign-before.ts';
import { campaignByInvitation } from '#harness/scenarios/campaign/campaign-by-invitation.ts';
import { campaignLeadGen } from '#harness/scenarios/campaign/campaign-lead-gen.ts';
import { campaignOpen } from '#harness/scenarios/campaign/campaign-open.ts';
import { campaignOver } from '#harness/scenarios/campaign/campaign-over.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const NotBegun = walk(campaignBefore);
export const Announced = walk(campaignLeadGen);
export const RunsForEverybody = walk(campaignOpen);
export const RunsByInvitation = walk(campaignByInvitation);
export const Over = walk(campaignOver);
