import { type Story, useLadleContext } from '@ladle/react';
import { useState } from 'react';
import { AddressForm } from '#src/address/AddressForm.tsx';
import { type AddressErrors, type Purpose, validate } from '#src/address/address.ts';
import { type AddressDraft, emptyDraft } from '#src/address/draft.ts';
import { addressForm } from '#src/address/form.ts';
import { Button } from '#src/ui/action/Button.tsx';
import styles from '../Stories.module.css';

type Given = {
  country: string;
  draft?: Partial<AddressDraft>;
  countries?: readonly string[];
  purpose?: Purpose;
  isSent?: boolean;
};

function Desk({ country, draft: typed, countries, purpose = 'shipping', isSent = false }: Given) {
  const brand = useLadleContext().globalState.control['brand']?.value === 'hm' ? 'hm' : 'rl';
  const [draft, setDraft] = useState<AddressDraft>({ ...emptyDraft(country), ...typed });
  const problems = () => {
    const form = addressForm(draft.country, brand);
    return form ? validate(form, draft, purpose) : {};
  };
  const [errors, setErrors] = useState<AddressErrors>(() => (isSent ? problems() : {}));
  return (
    <div className={styles.page}>
      <AddressForm
        {...{ brand, purpose, draft, errors }}
        countries={countries ?? [country]}
        onChange={setDraft}
        onLeave={(name) => setErrors({ ...errors, [name]: problems()[name] })}
        onSubmit={() => setErrors(problems())}
      >
        <Button type="submit" size="large">
          Continue
        </Button>
      </AddressForm>
    </div>
  );
}

function story(given: Given): Story {
  return () => <Desk {...given} />;
}

export const GreatBritain = story({ country: 'GB' });
export const Germany = story({ country: 'DE' });
export const France = story({ country: 'FR' });
export const Netherlands = story({ country: 'NL' });
export const Poland = story({ country: 'PL' });
export const Czechia = story({ country: 'CZ' });
export const Russia = story({
  country: 'RU',
  draft: {
    firstName: 'Пётр',
    lastName: 'Подъяблонский',
    line1: 'ул. Льва Толстого, д. 16',
    postcode: '119021',
    city: 'Москва',
    state: 'Москва',
  },
});
export const Ireland = story({ country: 'IE' });
export const Italy = story({ country: 'IT' });
export const NotDelivered = story({ country: 'US', countries: ['GB', 'IE', 'US'] });
export const Billing = story({
  country: 'AT',
  countries: ['AT', 'CH', 'DE', 'ES'],
  purpose: 'billing',
});
export const NothingTyped = story({ country: 'ES', isSent: true });
export const WrongEverywhere = story({
  country: 'NL',
  isSent: true,
  draft: {
    firstName: 'R2D2',
    lastName: '<script>alert(1)</script>',
    line1: 'Postbus 12',
    line2: '{}',
    postcode: 'SW1A 1AA',
    city: '12',
    email: 'mira@',
    phone: '12',
  },
});
export const LongValues = story({
  country: 'DE',
  isSent: true,
  draft: {
    firstName: 'Karl-Theodor Maria Nikolaus Johann Jacob Philipp',
    lastName: 'Freiherr von und zu Hohenlohe-Waldenburg-Schillingsfürst-Öhringen zu Langenburg',
    line1: 'Nördliche Rotkreuzplatz-Hinterhausdurchgangsverbindungsstraße am alten Gaswerk 128 b',
    postcode: 'd-80634',
    city: 'Hellschen-Heringsand-Unterschaar bei Neuenkirchen an der Eider',
    email: `${'sehr.lange.adresse.'.repeat(6)}@post.example.test`,
    phone: '+49 (0)89 / 123 45 67 - 89',
  },
});
