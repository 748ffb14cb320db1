import { useShop } from '../islands/shop-context'
import type { SavedAddress } from '../shop/addresses.server'

/** An address as its country writes it, with the country in the reader's language. */
export function AddressLines({ address }: { address: Pick<SavedAddress, 'lines' | 'country' | 'phone'> }) {
  const { locale } = useShop()
  const country =
    address.country && new Intl.DisplayNames(locale, { type: 'region' }).of(address.country.toUpperCase())
  return (
    <address className="address-lines">
      {[...address.lines, ...(country ? [country] : [])].map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never move
        <span key={at}>
          <bdi>{line}</bdi>
        </span>
      ))}
      {address.phone && (
        <span>
          <bdi dir="ltr">{address.phone}</bdi>
        </span>
      )}
    </address>
  )
}

/** Tells whoever hears the page which of several addresses a link or a button is for. */
export const WhichAddress = ({ address }: { address: Pick<SavedAddress, 'lines'> }) => (
  <span className="visually-hidden">: {address.lines.join(', ')}</span>
)
