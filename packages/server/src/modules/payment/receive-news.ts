import { randomUUID } from 'node:crypto'
import { ShopError } from '../../errors'
import { emit } from '../../events/emit'
import { errorReply } from '../../http/error-reply'
import type { PaymentProvider } from '../../providers/payment'
import type { Shop } from '../../shop'

/** Far above what providers post. */
const longest = 1_048_576

/**
 * A provider posts to the shop: the signature is checked, the event is kept once, and the answer goes out. What follows
 * from it is done by a subscriber afterwards.
 */
export async function receivePaymentNews(
  shop: Shop,
  provider: PaymentProvider,
  request: Request,
): Promise<Response> {
  try {
    if (Number(request.headers.get('content-length') ?? 0) > longest) throw tooLarge()
    const body = await request.text()
    if (body.length > longest) throw tooLarge()
    const news = await provider.hooks?.read(body, request.headers)
    if (news)
      await shop.transaction(async (tx) => {
        const { payment_news: table } = tx.t
        const [first] = await tx
          .insert(table)
          .values({ provider_id: provider.id, ...news })
          .onConflictDoNothing()
          .returning({ id: table.id })
        if (first) await emit(tx, 'payment.news_received', { id: first.id })
      })
    return new Response(JSON.stringify({ received: true }), {
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
  } catch (error) {
    return errorReply(shop, error, randomUUID(), new Headers(), `POST ${provider.hooks?.path}`)
  }
}

const tooLarge = () => new ShopError('payload_too_large', 'The body is larger than 1 MiB')
