import { useT } from '../i18n/use-t'
import { usePath } from '../islands/shop-context'
import type { SavedAddress } from '../shop/addresses.server'
import { AddressLines, WhichAddress } from './AddressLines'

/** The address book beside the form of the checkout: links that fill it in, which works without any script. */
export function AddressChoice({ addresses, address }: { addresses: SavedAddress[]; address?: string }) {
  const path = usePath()
  const { t } = useT()
  if (addresses.length === 0) return null
  return (
    <nav aria-label={t('addresses')} className="address-choice">
      <ul className="addresses">
        {addresses.map((one) => (
          <li key={one.id} className="address-card" data-chosen={one.id === address || undefined}>
            <AddressLines address={one} />
            <a
              href={path(`/checkout?address=${one.id}`)}
              aria-current={one.id === address ? 'true' : undefined}
            >
              {t('address_use')}
              <WhichAddress address={one} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
