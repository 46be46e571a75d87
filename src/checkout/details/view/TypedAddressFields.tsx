import { useUnit } from 'effector-react';
import { AddressFields } from '../../../address/AddressFields.tsx';
import type { FieldName } from '../../../address/draft.ts';
import { $brand } from '../../../store-config/model.ts';
import type { TypedAddressForm } from './use-typed-address.ts';

type Props = {
  form: TypedAddressForm;
  known: readonly FieldName[];
  countries: readonly string[];
  legend?: string | undefined;
  intro?: string | undefined;
};

/** Form fields of an address typed for this order. */
export function TypedAddressFields({ form, known, countries, legend, intro }: Props) {
  const brand = useUnit($brand);
  return (
    <div onBlur={() => form.commit()}>
      <AddressFields
        brand={brand}
        purpose={form.purpose}
        draft={form.draft}
        errors={form.errors}
        form={form.layout}
        countries={countries}
        known={known}
        legend={legend}
        intro={intro}
        onChange={form.change}
        onLeave={form.leave}
      />
    </div>
  );
}
