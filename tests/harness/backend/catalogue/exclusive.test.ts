import { expect, it } from 'vitest';
import styles from '#fixtures/catalogue/styles.json' with { type: 'json' };
import { campaignOf } from '#src/store-config/campaign.ts';
import { createClient, variantOf } from '../client.ts';

const EXCLUSIVE = 'RL0602MID';

function bodyFor(campaignId?: string) {
  const orderItem = [{ partNumber: variantOf(EXCLUSIVE), quantity: '1', campaignId }];
  return { orderItem, optIn: 'false' };
}

it('XAC-12 each brand has a few exclusive styles', () => {
  const exclusive = styles.filter((style) => 'exclusive' in style);
  for (const brand of ['RL', 'HM'])
    expect(exclusive.filter((style) => style.brand === brand).length).toBeGreaterThan(1);
});

it.each([undefined, '', 'MARLOWEHOUSE', '<script>'])(
  'XAC-12 refuses an exclusive product to who names %j',
  async (campaignId) => {
    const client = createClient();
    await client.guest();
    const { status, body } = await client.send('POST', '/cart', bodyFor(campaignId));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('_ERR_EXCLUSIVE_PRODUCT');
  },
);

it('XAC-12 and sells it to who names the campaign, in any case', async () => {
  const client = createClient();
  await client.guest();
  const { campaignId } = campaignOf({ brand: 'rl', storeId: '30002' });
  for (const name of [campaignId, campaignId.toLowerCase()])
    expect((await client.send('POST', '/cart', bodyFor(name))).status).toBe(200);
});
