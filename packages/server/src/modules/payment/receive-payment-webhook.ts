import { randomUUID } from 'node:crypto'
import { emit } from '../../events/emit'
import { errorReply } from '../../http/error-reply'
import { mebibyte, readBytes } from '../../http/request-bytes'
import type { PaymentProvider } from '../../providers/payment'
import type { Shop } from '../../shop'

/**
 * A provider posts to the shop: the signature is checked, the event is kept once, and the answer goes out. What follows
 * from it is done by a subscriber afterwards.
 */
export async function receivePaymentWebhook(
  shop: Shop,
  provider: PaymentProvider,
  request: Request,
): Promise<Response> {
  try {
    const body = new TextDecoder().decode(await readBytes(request, mebibyte))
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
