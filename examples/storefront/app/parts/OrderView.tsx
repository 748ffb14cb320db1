import type { OrderDetails } from '@cartwright/sdk/rules'
import { OrderView as View } from '@cartwright/ui/OrderView'
import type { ReactNode } from 'react'
import { usePath } from '../islands/shop-context'

interface Props {
  order: OrderDetails
  /** What its buyer may do with it: buttons and links under its facts. Not printed. */
  actions?: ReactNode
}

/** An order of this shop. Its times are told in one zone, as the server does not know the reader's. */
export function OrderView({ order, actions }: Props) {
  const path = usePath()
  return (
    <View order={order} timeZone="UTC" hrefFor={({ handle }) => (handle ? path(`/p/${handle}`) : undefined)}>
      {actions && <div className="order-actions no-print">{actions}</div>}
    </View>
  )
}
