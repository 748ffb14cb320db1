import type { InventoryItemDetails, VariantInventoryItem } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Card } from '@cartwright/ui/Card'
import { Link } from '@cartwright/ui/Link'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Permitted } from '../../kit/Permitted'
import { RecordPage } from '../../kit/RecordPage'
import { RecordMenu } from '../../kit/resource/RecordMenu'
import { Thumbnail } from '../../kit/Thumbnail'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { ItemForm } from './ItemForm'
import { ItemReservations } from './ItemReservations'
import { itemName } from './item-name'
import { LevelsCard } from './LevelsCard'
import { MovementsCard } from './MovementsCard'
import { inventoryItems } from './resource'

type Variants = InventoryItemDetails['variants']

/** One item: where it lies, what is reserved of it, what became of it, and what it is sold as. */
export function ItemPage() {
  const { id = '' } = useParams()
  const item = useEndpoint('GET /admin/inventory-items/:id', { params: { id } })
  const sold = useEndpoint('GET /admin/inventory-items', { query: { id: [id], limit: 1 } })
  const variants = sold.data?.inventory_items[0]?.variants ?? []
  const nameOf = (one: VariantInventoryItem) => itemName({ ...one, variants })
  return (
    <RecordPage
      of={item}
      id={id}
      list={paths.inventory}
      screen="inventory"
      title={({ inventory_item }) => nameOf(inventory_item)}
      badges={({ inventory_item }) => <StockBadge item={inventory_item} />}
      actions={({ inventory_item }) => (
        <RecordMenu
          of={inventoryItems}
          id={id}
          name={nameOf(inventory_item)}
          screen="inventory"
          list={paths.inventory}
        />
      )}
      aside={() => <VariantsCard variants={variants} />}
    >
      {({ inventory_item }) => (
        <>
          <LevelsCard item={inventory_item} />
          <Permitted to="GET /admin/reservations">
            <ItemReservations item={inventory_item} />
          </Permitted>
          <MovementsCard item={inventory_item} />
          <ItemForm key={inventory_item.id} item={inventory_item} />
          <Zone name="inventory_item.details.after" inventory_item={inventory_item} />
        </>
      )}
    </RecordPage>
  )
}

/** There only while something is amiss. */
function StockBadge({ item: { location_levels } }: { item: VariantInventoryItem }) {
  const t = useWords('inventory')
  if (location_levels.length === 0) return <Badge tone="grey">{t('stocked_nowhere')}</Badge>
  const available = location_levels.reduce((sum, level) => sum + level.available_quantity, 0)
  if (available > 0) return null
  return <Badge tone="red">{t(available < 0 ? 'negative' : 'sold_out')}</Badge>
}

function VariantsCard({ variants }: { variants: Variants }) {
  const t = useWords('inventory')
  return (
    <Card title={t('sold_as')}>
      {variants.length === 0 && <p className="ad-Muted">{t('sold_as_nothing')}</p>}
      <ul className="ad-Stack">
        {variants.map(({ id, title, product_id, product }) => (
          <li key={id} className="ad-Named">
            <Thumbnail url={product?.thumbnail} size={28} />
            <span className="ad-Under">
              <Link href={paths.product(product_id)}>{product?.title ?? title}</Link>
              <span className="ad-Muted">{title}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
