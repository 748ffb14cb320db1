import type { Address } from '@cartwright/contract'
import { intlTagOf, languageOf } from '@cartwright/ui/strings'
import { useTranslation } from 'react-i18next'
import type { addressParts } from './address-parts'

/** An address as it stands on an envelope, the country in the reader's language. */
export function AddressLines({
  address,
}: {
  address: Partial<Pick<Address, (typeof addressParts)[number]>>
}) {
  const { i18n } = useTranslation()
  const code = address.country_code?.toUpperCase()
  const names = new Intl.DisplayNames([intlTagOf(languageOf(i18n.language))], { type: 'region' })
  const lines = [
    [address.first_name, address.last_name],
    [address.company],
    [address.address_1],
    [address.address_2],
    [address.postal_code, address.city],
    [address.province],
    [code ? names.of(code) : undefined],
    [address.phone],
  ]
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
  return (
    <address className="ad-Address">
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  )
}
