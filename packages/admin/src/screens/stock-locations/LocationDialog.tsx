import type { StockLocationAddress, StockLocationDetails } from '@cartwright/contract'
import { type AddressPart, checkAddress } from '@cartwright/sdk/rules'
import { type Address, AddressForm } from '@cartwright/ui/AddressForm'
import { addressErrors } from '@cartwright/ui/address-errors'
import { Button } from '@cartwright/ui/Button'
import { PlusIcon } from '@cartwright/ui/icons'
import { useStrings } from '@cartwright/ui/strings'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { placeParts } from '../../kit/address-parts'
import { allCountries } from '../../kit/countries'
import { EditDialog } from '../../kit/resource/EditDialog'
import { stockLocations } from './resource'

/** A place has no name of a person. */
const without: readonly AddressPart[] = ['first_name', 'last_name']

const partsOf = (address: StockLocationAddress | null | undefined): Address =>
  Object.fromEntries(placeParts.map((part) => [part, address?.[part] ?? null]))

interface Props {
  row: StockLocationDetails | undefined
  onClose: () => void
}

/** What a location is called and where it is. A new one may do without an address. */
export function LocationDialog({ row, onClose }: Props) {
  const t = useWords('stock-locations')
  const strings = useStrings()
  const start = partsOf(row?.address)
  const [address, setAddress] = useState(start)
  const [isAsked, setAsked] = useState(Boolean(row?.address))
  const [errors, setErrors] = useState<ReturnType<typeof addressErrors>>({})
  const isChanged = JSON.stringify(address) !== JSON.stringify(start)

  const check = () => {
    const problems = isChanged ? checkAddress(address, { without }) : {}
    setErrors(addressErrors(problems, strings))
    return Object.keys(problems).length === 0
  }
  return (
    <EditDialog
      of={stockLocations}
      screen="stock-locations"
      row={row}
      nameOf={({ name }) => name}
      onClose={onClose}
      fields={[{ name: 'name', isRequired: true, placeholder: t('name_example') }]}
      check={check}
      extra={isChanged ? () => ({ address }) : undefined}
    >
      {() =>
        isAsked ? (
          <AddressForm
            value={address}
            onChange={(next) => {
              setAddress(next)
              setErrors({})
            }}
            countries={allCountries}
            without={without}
            errors={errors}
          />
        ) : (
          <div>
            <Button size="s" icon={<PlusIcon />} onPress={() => setAsked(true)}>
              {t('add_address')}
            </Button>
          </div>
        )
      }
    </EditDialog>
  )
}
