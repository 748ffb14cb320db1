import { Reply, routes } from '../../http/ask'
import { rememberReplies } from '../../store/remembered-replies'
import { readRevisions } from '../../store/revision'
import { listedChannels } from '../product/store-context'
import { placesAmong } from '../region/places'
import { searchProducts } from './search-products'

const remembered = rememberReplies(['catalogue'], 8_000_000)

export const searchRoutes = routes({
  'POST /store/products/search': async (shop, { body, channels }) => {
    const revisions = await readRevisions(shop.db)
    const listed = listedChannels(await placesAmong(shop.db, revisions), channels, undefined)
    const json = await remembered(shop.db, JSON.stringify([body, listed]), revisions, async () => ({
      body: await searchProducts(shop.db, body, listed),
    }))
    return new Reply<never>(200, {}, json)
  },
})
