import type { Cart, LineItem } from '@cartwright/contract'
import { type CartView, cartView as viewOf } from '@cartwright/sdk/rules'
import { drawnPicture, ownAddress } from './picture'

/** A piece that comes in one form says nothing of it; one without a photograph is drawn. */
export const ours = {
  plainVariants: ['One form'],
  picture: (item: LineItem) => {
    const handle = item.variant?.product?.handle
    return item.thumbnail ? ownAddress(item.thumbnail) : drawnPicture(handle ?? item.title, item.title).src
  },
}

export const cartView = (cart: Cart, inclusive: boolean): CartView => viewOf(cart, { ...ours, inclusive })
