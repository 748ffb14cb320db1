import type { GiftCard, GiftCardTransaction } from '@cartwright/contract'
import { notFound, ShopError } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, mentions } from '../../store/reading/filters'
import { findBy, findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf } from '../../store/reading/shape'
import { giftCardBalance } from './balance'
import { createGiftCard, deleteGiftCard, updateGiftCard } from './change-gift-card'
import { orderNumberOfCard } from './queries'

/** What a holder of the code learns. */
const publicShape = shapeOf(['region'], ['id', 'code', 'value', 'balance'])

export const giftCardRoutes = routes({
  'GET /store/gift-cards/:code': async (shop, { params }) => {
    const code = params.code.trim().toUpperCase()
    const [gift_card] = await findBy<GiftCard>(shop.db, 'gift_card', 'code', [code], publicShape)
    if (!gift_card) throw new ShopError('not_found', `Gift card with code: ${params.code} was not found`)
    return { gift_card }
  },
  'GET /store/gift-cards/:code/balance': async (shop, { params }) => ({
    gift_card: await giftCardBalance(shop, params.code),
  }),
  'GET /admin/gift-cards': async (shop, { query, shape }) => {
    const { gift_card } = shop.db.t
    const { limit, offset } = query
    const displayId = orderNumberOfCard(shop.db)
    const { rows, count } = await list<GiftCard>(shop.db, 'gift_card', shape, {
      limit,
      offset,
      order: query.order,
      filters: [mentions(shop.db, query.q, [gift_card.code, displayId])],
    })
    return { gift_cards: rows, count, offset, limit }
  },
  'POST /admin/gift-cards': async (shop, { body, shape }) => ({
    gift_card: await readCard(shop, await createGiftCard(shop, body), shape),
  }),
  'GET /admin/gift-cards/:id': async (shop, { params, shape }) => ({
    gift_card: await readCard(shop, params.id, shape),
  }),
  'POST /admin/gift-cards/:id': async (shop, { params, body, shape }) => {
    await updateGiftCard(shop, params.id, body)
    return { gift_card: await readCard(shop, params.id, shape) }
  },
  'GET /admin/gift-cards/:id/transactions': async (shop, { params, query, shape }) => {
    await readCard(shop, params.id, shapeOf([], ['id']))
    const { gift_card_transaction: paid } = shop.db.t
    const { limit, offset } = query
    const { rows, count } = await list<GiftCardTransaction>(shop.db, 'gift_card_transaction', shape, {
      limit,
      offset,
      order: '-created_at',
      filters: [equals(paid.gift_card_id, params.id)],
    })
    return { transactions: rows, count, offset, limit }
  },
  'DELETE /admin/gift-cards/:id': async (shop, { params }) => {
    await deleteGiftCard(shop, params.id)
    return { id: params.id, object: 'gift-card', deleted: true }
  },
})

async function readCard(shop: Shop, id: string, shape: Shape): Promise<GiftCard> {
  const card = await findOne<GiftCard>(shop.db, 'gift_card', id, shape)
  if (!card) throw notFound('Gift card', id)
  return card
}
