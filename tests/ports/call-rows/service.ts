import { frontendLogCall } from '#src/analytics/api.ts';
import { debugCall } from '#src/auth/api.ts';
import { attachFileCall, contactUsCall } from '#src/contact/api.ts';
import {
  campaignSubscribeCall,
  interestsCall,
  preferencesCall,
  subscribeCall,
  unsubscribeByLinkCall,
  unsubscribeCall,
  updatePreferencesCall,
} from '#src/newsletter/api.ts';
import { sendReportCall } from '#src/reports/api.ts';
import { readAsIs, row, type Row, store } from './row.ts';

const email = 'ada@example.test';

const failure = {
  severity: 'error' as const,
  message: 'Datalayer not loaded',
  pageType: 'pdp' as const,
  log: '1-2-3-4',
};

export const serviceRows: Row[] = [
  row('API-57', frontendLogCall, {
    params: failure,
    sends: `POST ${store}/logging/frontend?langId=44`,
    body: failure,
    rules: { isUnseen: true, session: 'free' },
  }),
  row('', sendReportCall, {
    params: { caseId: 'R-7K2M-9QXB' },
    sends: 'POST /reports/R-7K2M-9QXB',
    headers: { 'content-type': 'application/octet-stream' },
    rules: { isUnseen: true, session: 'free', repeat: 'always' },
    reads: readAsIs({ caseNumber: 'R-7K2M-9QXB' }),
    refuses: [{}, { caseNumber: '<b>' }],
  }),
  row('API-61', debugCall, {
    params: undefined,
    sends: 'POST /api/debug',
    body: {},
    rules: { isUnseen: true, session: 'free' },
    reads: { answer: {}, value: {} },
  }),
  row('API-64 ENT-34', contactUsCall, {
    params: {
      firstName: 'Ada',
      lastName: 'Example',
      email,
      orderId: '7',
      topic: 'delivery',
      message: 'Where is it?',
      fileIds: ['F1'],
      isCopied: true,
      captcha: 'C1',
    },
    sends: `POST ${store}/contactus?langId=44`,
    body: {
      firstName: 'Ada',
      lastName: 'Example',
      email1: email,
      orderId: '7',
      topic: 'delivery',
      message: 'Where is it?',
      fileId: ['F1'],
      copy: 'true',
      captchaResponse: 'C1',
    },
    reads: { answer: { caseId: 'C101' }, value: { caseId: 'C101' } },
    refuses: [{}, { caseId: '' }],
  }),
  row('ATT-06 ENT-34', attachFileCall, {
    params: { file: 'file-1' },
    sends: `POST ${store}/contactus/files`,
    reads: { answer: { fileId: 'F1' }, value: { fileId: 'F1' } },
    refuses: [{ fileId: '' }, { fileId: 7 }],
  }),
  row('API-65', subscribeCall, {
    params: { email, interests: ['women'], source: 'footer' },
    sends: `POST ${store}/newsletter/subscribe?langId=44`,
    body: { email, interests: ['women'], source: 'footer' },
  }),
  row('API-65', interestsCall, {
    params: undefined,
    sends: `GET ${store}/newsletter/interests?langId=44`,
    reads: {
      answer: { interests: [{ id: 'women', label: 'Women' }] },
      value: [{ id: 'women', label: 'Women' }],
    },
    refuses: [{ interests: ['women'] }],
  }),
  row('API-65', preferencesCall, {
    params: undefined,
    sends: `GET ${store}/newsletter/preferences`,
    reads: {
      answer: { subscribed: true, interests: ['women', 7] },
      value: { isSubscribed: true, interests: ['women'] },
    },
    refuses: [{ interests: [] }],
  }),
  row('API-65', updatePreferencesCall, {
    params: { interests: [] },
    sends: `PUT ${store}/newsletter/preferences`,
    body: { interests: [] },
  }),
  row('API-65', unsubscribeCall, {
    params: { email },
    sends: `POST ${store}/newsletter/unsubscribe`,
    body: { email },
  }),
  row('API-65', unsubscribeByLinkCall, {
    params: { krypto: 'K1' },
    sends: `POST ${store}/newsletter/unsubscribe_link`,
    body: { krypto: 'K1' },
    rules: { session: 'free', repeat: 'always' },
  }),
  row('API-65', campaignSubscribeCall, {
    params: { email, campaignId: 'indigo-week' },
    sends: `POST ${store}/newsletter/campaignsubscribe?langId=44`,
    body: { email, campaignId: 'indigo-week' },
  }),
];
