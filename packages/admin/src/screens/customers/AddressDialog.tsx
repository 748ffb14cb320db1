import type { Address as BookAddress, Customer } from '@cartwright/contract'
import { checkAddress } from '@cartwright/sdk/rules'
import { type Address, AddressForm } from '@cartwright/ui/AddressForm'
import { addressErrors } from '@cartwright/ui/address-errors'
import { FocusModal } from '@cartwright/ui/FocusModal'
import { useStrings } from '@cartwright/ui/strings'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { addressParts } from '../../kit/address-parts'
import { allCountries } from '../../kit/countries'
import { useAct } from '../../kit/use-act'

interface Props {
  customer: Customer
  /** Absent for a new one. */
  address?: BookAddress
  onClose: () => void
}

/** An address of a customer's book. A new one begins with the customer's name. */
export function AddressDialog({ customer, address, onClose }: Props) {
  const t = useWords('customers')
  const strings = useStrings()
  const start: Address = Object.fromEntries(
    addressParts.map((part) => [part, address?.[part] ?? (address ? null : nameIn(customer, part))]),
  )
  const [value, setValue] = useState(start)
  const [errors, setErrors] = useState<ReturnType<typeof addressErrors>>({})
  const save = useSave(customer, address)
  return (
    <FocusModal
      title={t(address ? 'edit_address' : 'new_address')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      isDirty={JSON.stringify(value) !== JSON.stringify(start)}
      onSave={async () => {
        const problems = checkAddress(value)
        setErrors(addressErrors(problems, strings))
        return Object.keys(problems).length === 0 && (await save(value))
      }}
    >
      <AddressForm
        value={value}
        onChange={(next) => {
          setValue(next)
          setErrors({})
        }}
        countries={allCountries}
        errors={errors}
      />
    </FocusModal>
  )
}

const nameIn = (customer: Customer, part: string) =>
  part === 'first_name' || part === 'last_name' ? customer[part] : null

/** Whether the shop took it; why not is said in a toast. */
function useSave({ id }: Customer, address: BookAddress | undefined) {
  const t = useWords('customers')
  const add = useAct('POST /admin/customers/:id/addresses', t('address_saved'))
  const change = useAct('POST /admin/customers/:id/addresses/:address_id', t('address_saved'))
  return (value: Address): Promise<boolean> => {
    const text = (part: keyof Address) => value[part] ?? ''
    const sent = address
      ? change.mutateAsync({ params: { id, address_id: address.id }, body: value })
      : add.mutateAsync({
          params: { id },
          body: {
            address: {
              ...value,
              first_name: text('first_name'),
              last_name: text('last_name'),
              address_1: text('address_1'),
              city: text('city'),
              country_code: text('country_code'),
              postal_code: text('postal_code'),
            },
          },
        })
    return sent.then(() => true).catch(() => false)
  }
}
