import { expect, it } from 'vitest';
import { campaignInAddress } from '#src/analytics/campaign-address.ts';

it('RTE-26 reads a campaign from the parameters of an address', () => {
  expect(
    campaignInAddress(
      '?cmpid=em-2026-11&utm_campaign=Spring+sale&utm_source=newsletter&utm_medium=email&utm_term=wide+jeans&page=2',
    ),
  ).toEqual({
    campaign_id: 'em-2026-11',
    campaign: 'Spring sale',
    source: 'newsletter',
    medium: 'email',
    term: 'wide jeans',
  });
});

it.each([
  ['?google&cpc', { source: 'google', medium: 'cpc' }],
  ['?bing=1', { source: 'bing' }],
  ['?gclid=Cj0KCQiA-abc', { source: 'google', medium: 'cpc', gclid: 'Cj0KCQiA-abc' }],
  ['?msclkid=0123456789abcdef', { source: 'bing', medium: 'cpc', msclkid: '0123456789abcdef' }],
  ['?google&utm_source=partner', { source: 'partner' }],
])('RTE-26 %s gives the source of a visit', (search, campaign) => {
  expect(campaignInAddress(search)).toEqual(campaign);
});

it.each([
  '',
  '?page=2&maincolour=blue',
  '?utm_source=',
  '?utm_source=ada%40example.test',
  '?utm_campaign=4111+1111+1111+1111',
  '?utm_term=call+020+7946+0958',
  `?cmpid=${'x'.repeat(81)}`,
  '?utm_source=%3Cscript%3E',
  '?gclid=%3Cscript%3E',
  '?gclid=short',
])('RTE-26 %s names no campaign', (search) => {
  expect(campaignInAddress(search)).toBeNull();
});
