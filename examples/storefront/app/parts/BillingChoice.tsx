import type { AddressPart, AddressValues } from '@cartwright/sdk/rules'
import { AddressForm } from '@cartwright/ui/AddressForm'
import { useT } from '../i18n/use-t'
import type { CheckoutErrors } from '../shop/checkout-form'
import { billingPrefix, unaskedInBills } from '../shop/extra-fields'

interface Props {
  /** Where the bill goes, where it is known to go elsewhere. */
  billing?: AddressValues
  errors: CheckoutErrors
  countries: readonly string[]
  /** Where the goods go, most likely the country of the bill. */
  country: string
}

/** A bill that does not go along with the goods: one box, and its fields once it is ticked, by the sheet alone. */
export function BillingChoice({ billing, errors, countries, country }: Props) {
  const { t } = useT()
  const ofBill = Object.entries(errors).flatMap(([name, text]) =>
    name.startsWith(billingPrefix) ? [[name.slice(billingPrefix.length), text]] : [],
  )
  return (
    <div className="billing">
      <label className="check">
        <input type="checkbox" name="billing_elsewhere" defaultChecked={Boolean(billing)} />
        <span>{t('bill_elsewhere')}</span>
      </label>
      <div className="billing-fields">
        <AddressForm
          defaultValue={billing ?? { country_code: country }}
          namePrefix={billingPrefix}
          purpose="billing"
          errors={Object.fromEntries(ofBill) as Partial<Record<AddressPart, string>>}
          countries={countries.map((iso_2) => ({ iso_2 }))}
          without={unaskedInBills}
        />
      </div>
    </div>
  )
}
