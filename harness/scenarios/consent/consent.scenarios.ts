import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import type { Decision } from '#src/experiments/decide.ts';
import { family } from '../family.ts';

import { fact, heading, settles } from '../step-builders.ts';
import {
  AGREED_BEFORE,
  acceptsAll,
  chosen,
  isAsked,
  isSettled,
  noticeComes,
  presses,
  reopens,
  shown,
  ticks,
  withdraws,
} from './consent-steps.ts';

const NOTICE_DRAWN: Decision = {
  key: 'cookie_notice_test',
  variant: 'variation_0',
  reason: 'SPLIT',
};

export const consentScenarios = family({ path: '/women' }, ['consent'], {
  'consent-accepted': {
    title: 'A stranger accepts all cookies',
    summary: 'Measuring begins with the consent, and not before.',
    shows: ['CKN-01, CKN-02, CKN-05, CKN-10', { hm: 'consent/accepted--visitor-known' }],
    screen: [heading('Women')],
    steps: [
      isAsked('The page is there, and at rest.', 'control'),
      noticeComes('control', 'The notice asks.'),
      acceptsAll('Accepts all.', { state: { 'consent/notice': null } }),
      isSettled(
        'The visitor has a name for analytics, for thirty days.',
        { analytical: true, social: true },
        'visitor-1',
      ),
    ],
  },
  'consent-asked-anew': {
    title: 'The notice has changed since somebody agreed to it',
    summary:
      'What was agreed to was something else: it counts no more, and what was kept by it is deleted at once.',
    shows: ['CKN-01, CKN-09', { rl: 'consent/asked-anew--agreed-again' }],
    start: {
      path: '/women',
      cookies: { ...AGREED_BEFORE, [CONSENT_COOKIE]: '0.analytical.social' },
    },
    screen: [heading('Women')],
    steps: [
      settles('The page comes. Until there is a new answer, nothing is agreed to.', {
        state: { 'consent/consent': null },
      }),
      isAsked('The page is at rest.', 'control'),
      noticeComes('control', 'The notice asks anew.'),
      acceptsAll(),
      isSettled(
        'The visitor is somebody new to analytics.',
        { analytical: true, social: true },
        'visitor-1',
      ),
    ],
  },
  'consent-by-purpose': {
    title: 'A stranger agrees to one purpose and not the other',
    summary: 'The other variant of the notice: what is wanted is chosen one by one.',
    shows: ['CKN-02, CKN-03, CKN-06, CKN-08', { rl: 'consent/by-purpose--confirmed' }],
    domains: ['consent', 'experiments'],
    start: { path: '/men', search: '?cookie-notice=variation_0', decisions: [NOTICE_DRAWN] },
    screen: [heading('Men')],
    steps: [
      isAsked('The page is there, and at rest.', 'variation_0'),
      noticeComes('variation_0', 'The notice offers to accept all, or to manage preferences.'),
      presses('consent/openSettings', 'Manage preferences', {
        title: 'Manages the preferences: nothing is ticked but what is needed.',
        facts: [shown('settings', 'variation_0')],
        state: { 'consent/notice': { ticks: { analytical: false, social: false } } },
      }),
      ticks('social', 'Social media', true),
      ticks('analytical', 'Analytical', true),
      ticks('social', 'Social media', false),
      presses('consent/confirmSettings', 'Confirm choice', {
        title: 'Confirms. The notice that has asked counts from now on.',
        facts: [
          chosen(true, false),
          fact('experiments/decided', { decisions: [NOTICE_DRAWN] }),
          fact('experiments/exposed', { key: NOTICE_DRAWN.key, variant: NOTICE_DRAWN.variant }),
        ],
      }),
      isSettled(
        'That, and no more, is agreed to.',
        { analytical: true, social: false },
        'visitor-1',
      ),
    ],
  },
  'consent-rejected': {
    title: 'A stranger rejects all cookies but the necessary ones',
    summary: 'One press, as easy as the other one, and nobody asks again.',
    shows: ['CKN-01, CKN-02, CKN-07', { rl: 'consent/rejected--nothing-kept' }],
    screen: [heading('Women')],
    steps: [
      isAsked('The page is there, and at rest.', 'control'),
      noticeComes('control', 'The notice asks, and stands in nobody’s way.'),
      presses('consent/rejectAll', 'Reject all', {
        title: 'Rejects all, with one press.',
        facts: [chosen(false, false)],
        state: { 'consent/notice': null },
      }),
      isSettled(
        'Nothing is kept but the choice itself.',
        { analytical: false, social: false },
        null,
      ),
      isAsked('The next page is at rest.'),
      isSettled('Nobody asks again.', { analytical: false, social: false }, null),
    ],
  },
  'consent-signalled': {
    title: 'The browser has said no already',
    summary: 'Global Privacy Control is an answer; who gives another one knowingly is believed.',
    shows: ['CKN-03, CKN-06', { hm: 'consent/signalled--not-asked' }],
    start: { path: '/men', isOptedOut: true },
    screen: [heading('Men')],
    steps: [
      isAsked('The page is there, and at rest.'),
      settles('Nobody asks.', {
        state: {
          'consent/consent': { analytical: false, social: false, by: 'signal' },
          'consent/notice': null,
        },
      }),
      reopens('Opens the settings all the same.'),
      ticks('analytical', 'Analytical', true),
      presses('consent/confirmSettings', 'Confirm choice', {
        title: 'Confirms: in the face of the signal, that counts.',
        facts: [chosen(true, false)],
      }),
      isSettled('Analytics know the visitor.', { analytical: true, social: false }, 'visitor-1'),
    ],
  },
  'consent-withdrawn': {
    title: 'Somebody who had agreed withdraws the consent',
    summary: 'As easy as to give it; and what was kept by it is deleted.',
    shows: ['CKN-01, CKN-07', { hm: 'consent/withdrawn--deleted' }],
    start: { path: '/women', cookies: AGREED_BEFORE },
    screen: [heading('Women')],
    steps: [
      reopens('Opens the settings at the foot of the page: they are as they were chosen.', {
        state: {
          'consent/notice': { ticks: { analytical: true, social: true }, isReopened: true },
        },
      }),
      presses('consent/closeNotice', 'Leave as it is', {
        title: 'Leaves it as it is.',
        facts: [],
        state: { 'consent/notice': null, 'consent/consent': { analytical: true, social: true } },
      }),
      reopens('Thinks better of it.'),
      withdraws('Rejects all.'),
      isSettled('What was kept is deleted.', { analytical: false, social: false }, null),
    ],
  },
});
