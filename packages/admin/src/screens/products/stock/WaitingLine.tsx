import type { PricedVariant } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../../i18n/use-words'

/** How many people wait until a variant can be bought again; nothing while nobody does. */
export function WaitingLine({ variant }: { variant: Pick<PricedVariant, 'id' | 'product_id'> }) {
  const t = useWords('products')
  const { data } = useEndpoint('GET /admin/variants/waiting', {
    query: { product_id: [variant.product_id ?? ''] },
  })
  const found = data?.waiting.find(({ variant_id }) => variant_id === variant.id)
  if (!found) return null
  return <span className="ad-Muted">{t('people_waiting', { number: found.waiting })}</span>
}
