import type { Address } from '@cartwright/contract'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'

/** Leads to where an address lies, on a map that asks for no account; nothing while there is too little to find it by. */
export function MapLink({ address }: { address: Address | null | undefined }) {
  const t = useWords('order-people')
  const place = placeOf(address)
  if (!place) return null
  return (
    <Link
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('map')}
    </Link>
  )
}

/** The parts of an address that a map knows: without names, floors and telephones. */
export function placeOf(address: Address | null | undefined): string | undefined {
  if (!address?.address_1 || !(address.city || address.postal_code)) return undefined
  const town = [address.postal_code, address.city].filter(Boolean).join(' ')
  return [address.address_1, town, address.province, address.country_code?.toUpperCase()]
    .filter(Boolean)
    .join(', ')
}
