// @vitest-environment jsdom
// @alone
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sized } from '../products.ts';
import { showProduct } from '../show-product.tsx';

it('shows sizes in the country’s numbers beside the label’s, and sends the label’s', async () => {
  const { user, facts } = await showProduct({
    product: { productGroup: 'blazers', gender: 'men', variants: sized('48 EU', '50 EU') },
  });
  await user.click(screen.getByRole('radio', { name: 'UK 40 EU 50' }));
  const [add] = screen.getAllByRole('button', { name: 'Add to bag' });
  await user.click(add!);
  await expect
    .poll(() => facts.find(({ name }) => name === 'product/addRequested')?.payload)
    .toMatchObject({ variantId: 'ean-50 EU' });
});
