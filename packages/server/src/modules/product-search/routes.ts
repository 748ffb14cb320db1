import { Reply, routes } from '../../http/request'
import { rememberReplies } from '../../store/memory/remembered-replies'
import { readRevisions } from '../../store/memory/revision'
import { findGroupsOfCustomer, nextPriceChange } from '../pricing/queries'
import { listedChannels, pricingFor } from '../product/shopper-pricing'
import { shopSetupAmong } from '../region/shop-setup'
import { speechIn } from '../translation/kept-words'
import { asksForMore, listFound } from './list-found'
import { searchProducts } from './search-products'

const remembered = rememberReplies(['catalogue'], 16_000_000)

export const searchRoutes = routes({
  'POST /store/products/search': async (shop, { body, channels, caller, language }) => {
    const revisions = await readRevisions(shop.db)
    const setup = await shopSetupAmong(shop.db, revisions)
    const listed = listedChannels(setup, channels, undefined)
    const speech = await speechIn(shop.db, language, revisions)
    if (!asksForMore(body)) {
      const json = await remembered(
        shop.db,
        JSON.stringify([body, listed, speech?.language]),
        revisions,
        async () => ({
          body: await searchProducts(shop.db, body, listed, speech),
        }),
      )
      return new Reply<never>(200, {}, json)
    }
    // The list is the guest's; what its products show of prices is the customer's own.
    const customer = body.show === 'products' ? caller.customer?.id : undefined
    const groups = customer && (await findGroupsOfCustomer(shop.db, customer)).map(({ id }) => id).sort()
    const key = JSON.stringify(['more', body, listed, groups, speech?.language])
    const json = await remembered(shop.db, key, revisions, async () => {
      const at = Date.now()
      const place = { region_id: body.region_id ?? undefined, currency_code: body.currency_code ?? undefined }
      const pricing = await pricingFor(shop, place, customer, setup)
      const showing = { pricing, channels: listed ?? [] }
      return {
        body: await listFound(shop, body, { setup, revisions, channels: listed, showing, speech }),
        until: await nextPriceChange(shop.db, at),
      }
    })
    return new Reply<never>(200, {}, json)
  },
})
