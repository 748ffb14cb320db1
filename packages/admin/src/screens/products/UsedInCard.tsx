import type { PricedProduct } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { Link } from '@cartwright/ui/Link'
import { StatusBadge } from '@cartwright/ui/StatusBadge'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { priceListsOf } from './variant-prices'
import './products.css'

/** The price lists that change what a product costs. */
export function UsedInCard({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const may = useMay()
  const ids = priceListsOf(product.variants)
  if (ids.length === 0 || !may('GET /admin/price-lists/:id')) return null
  return (
    <Card title={t('used_in')}>
      <ul className="ad-UsedIn">
        {ids.map((id) => (
          <PriceListLine key={id} id={id} />
        ))}
      </ul>
    </Card>
  )
}

function PriceListLine({ id }: { id: string }) {
  const { data } = useEndpoint('GET /admin/price-lists/:id', { params: { id } })
  return (
    <li>
      <Link href={paths.priceList(id)}>{data?.price_list.name ?? '…'}</Link>
      {data && <StatusBadge status={data.price_list.status} />}
    </li>
  )
}
