import type { Customer } from '@cartwright/contract'
import { checkAddress } from '@cartwright/sdk/rules'
import { type Address, AddressForm } from '@cartwright/ui/AddressForm'
import { addressErrors } from '@cartwright/ui/address-errors'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { Switch } from '@cartwright/ui/Switch'
import { useStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { addressParts } from '../../kit/address-parts'
import { useSource } from '../../kit/resource/use-list'
import { nameOf } from '../../shell/session'
import type { WrittenDraft } from './draft'
import type { StepProps } from './draft-steps'
import { customers } from './resource'

const query = { expand: 'shipping_addresses' }

/** For whom it is: somebody the shop knows, or an e-mail address it will know; and where it goes. */
export function CustomerStep({ draft, set, errorOf }: StepProps) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const say = useStrings()
  const source = useSource(customers, query)
  const countries = draft.region?.countries ?? []
  const problems = (of: 'shipping' | 'billing') =>
    errorOf(of) ? addressErrors(checkAddress(draft[of]), say) : undefined
  return (
    <div className="ad-Fields">
      <RelationPicker
        {...source}
        label={words('customer')}
        title={words('customer')}
        hint={t('known_customer_hint')}
        selectionMode="single"
        rowName={nameOf}
        rowDescription={({ email }) => email}
        value={draft.customer ? [draft.customer] : []}
        onChange={(chosen) => set(forCustomer(draft, chosen.at(-1)))}
      />
      <TextField
        type="email"
        label={say('email')}
        value={draft.email}
        onChange={(email) => set({ email })}
        errors={errorOf('email')}
        isRequired
      />
      <Switch isSelected={draft.hasAddress} onChange={(hasAddress) => set({ hasAddress })}>
        {t('send_to_address')}
      </Switch>
      {draft.hasAddress && (
        <AddressForm
          value={draft.shipping}
          onChange={(shipping) => set({ shipping })}
          countries={countries}
          namePrefix="shipping_address."
          errors={problems('shipping')}
        />
      )}
      <Switch
        isSelected={draft.isBilledElsewhere}
        onChange={(isBilledElsewhere) => set({ isBilledElsewhere })}
      >
        {t('bill_elsewhere')}
      </Switch>
      {draft.isBilledElsewhere && (
        <section aria-label={words('billing_address')}>
          <AddressForm
            value={draft.billing}
            onChange={(billing) => set({ billing })}
            countries={countries}
            namePrefix="billing_address."
            purpose="billing"
            errors={problems('billing')}
          />
        </section>
      )}
    </div>
  )
}

/** Somebody the shop knows brings e-mail and name, and the first address that lies in the region. */
function forCustomer(
  { region, shipping }: WrittenDraft,
  customer: Customer | undefined,
): Partial<WrittenDraft> {
  if (!customer) return { customer }
  const known = customer.shipping_addresses?.find(({ country_code }) =>
    region?.countries?.some(({ iso_2 }) => iso_2 === country_code),
  )
  const address: Address = known
    ? Object.fromEntries(addressParts.map((part) => [part, known[part]]))
    : {
        ...shipping,
        first_name: shipping.first_name || customer.first_name,
        last_name: shipping.last_name || customer.last_name,
      }
  return { customer, email: customer.email, shipping: address }
}
