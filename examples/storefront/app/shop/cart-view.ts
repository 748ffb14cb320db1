import type { Cart, LineItem } from '@cartwright/contract'
import { type CartView, type DeliveryOption, ownAddress, cartView as viewOf } from '@cartwright/sdk/rules'
import type { LinePictures } from './line-pictures.server'
import { drawnPicture } from './picture'

/** A piece that comes in one form says nothing of it; one without a photograph is drawn. */
export const ours = {
  plainVariants: ['One form'],
  picture: (item: LineItem) => {
    const handle = item.variant?.product?.handle
    return item.thumbnail ? ownAddress(item.thumbnail) : drawnPicture(handle ?? item.title, item.title).src
  },
}

/** The picture of what a line really is, where it is known, and else that of its product. */
export const pictureIn = (pictures: LinePictures) => (item: LineItem) =>
  pictures.get(item.variant_id ?? '') ?? ours.picture(item)

export const cartView = (
  cart: Cart,
  inclusive: boolean,
  pictures: LinePictures = new Map(),
  deliveries: readonly DeliveryOption[] = [],
): CartView => viewOf(cart, { ...ours, picture: pictureIn(pictures), inclusive, deliveries })
