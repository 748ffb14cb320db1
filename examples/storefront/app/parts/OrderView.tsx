import type { OrderDetails } from '@cartwright/sdk/rules'
import { OrderView as View } from '@cartwright/ui/OrderView'

/** An order of this shop. Its times are told in one zone, as the server does not know the reader's. */
export const OrderView = ({ order }: { order: OrderDetails }) => (
  <View order={order} timeZone="UTC" hrefFor={({ handle }) => (handle ? `/p/${handle}` : undefined)} />
)
