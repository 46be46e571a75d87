import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { BagPage } from '../../cart/view/BagPage.tsx';
import { PaypalExpressButton } from '../../checkout/paypal-express/PaypalExpressButton.tsx';
import { $content } from '../../content/model.ts';
import { $features } from '../../ports/features.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { BagPromo } from './BagPromo.tsx';
import { BagSellingPoints } from './BagSellingPoints.tsx';
import { MoveToWishlist } from './MoveToWishlist.tsx';

/** Bag with its content spots (CRT-13). */
export function BagRoute() {
  useTranslation('checkout'); // suspends until the texts are loaded, to avoid a layout shift
  const { content, features, signIn } = useUnit({
    content: $content,
    features: $features,
    signIn: openSignIn,
  });
  const points = content['SHOPPING_BAG_USP'] ?? [];
  const promo = content['SHOPPING_BAG_PROMO'] ?? [];
  return (
    <BagPage
      onSignIn={() => signIn({ place: 'bag' })}
      sellingPoints={points.length > 0 ? <BagSellingPoints spots={points} /> : undefined}
      more={(line) => !line.giftCard && <MoveToWishlist line={line} />}
      express={<PaypalExpressButton isReady={features['checkout'] === 'here'} />}
      promo={promo.length > 0 ? <BagPromo spots={promo} /> : undefined}
    />
  );
}
