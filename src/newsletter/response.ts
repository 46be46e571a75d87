import { type Infer, array, boolean, string, type } from 'superstruct';
import { goodEntries } from '../kernel/tolerant.ts';
import type { Interests, Preferences } from './contract.ts';

export const InterestsAnswer = type({ interests: array(type({ id: string(), label: string() })) });

export const PreferencesAnswer = type({ subscribed: boolean(), interests: goodEntries(string()) });

export function readInterests({ interests }: Infer<typeof InterestsAnswer>): Interests {
  return interests.map(({ id, label }) => ({ id, label }));
}

export function readPreferences(answer: Infer<typeof PreferencesAnswer>): Preferences {
  return { isSubscribed: answer.subscribed, interests: answer.interests };
}
