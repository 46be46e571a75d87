/** Signing up for the campaign. */
import '../../newsletter/campaign-model.ts';
