import { tellWaiting } from '../../modules/restock/tell-waiting'
import { newsOf, type People } from './rich-people'
import { first, type Teller } from './teller'

/** Somebody waits for what is sold out and hears that it is back; somebody reads the newsletter, and leaves. */
export async function writeLetters({ t, ask }: Teller, { customer }: People): Promise<void> {
  const { email, headers } = customer
  const bowl = { title: 'Bowl', options: [{ title: 'Size' }], status: 'published' as const }
  const variant = { title: 'one', options: [{ value: 'one' }], inventory_quantity: 0, prices: [] }
  const { product } = await t.call('POST /admin/products', {
    body: { ...bowl, variants: [variant] },
    headers: t.staff,
  })
  const variant_id = first(product.variants).id
  const wish = (who: string) =>
    ask('POST /restock-notifications/variants/:variant_id', { variant_id }, { body: { email: who }, headers })
  await wish(email)
  await wish('eve@example.com')
  await ask('GET /admin/variants/waiting', null, { query: { product_id: [product.id] } })
  await t.call('POST /admin/products/:id/variants/:variant_id', {
    params: { id: product.id, variant_id },
    body: { inventory_quantity: 1 },
    headers: t.staff,
  })
  await tellWaiting(t.shop)
  const due = await newsOf(t, 'restock-notification.due')
  await ask('POST /store/newsletter', null, { body: { email, source: 'footer' }, headers })
  const asked = await newsOf(t, 'newsletter.confirmation_requested')
  await ask('POST /store/newsletter/confirm', null, { body: { token: asked.token ?? '' } })
  await ask('GET /store/customers/me/mailings', null, { headers })
  const { newsletter_subscribers: all } = await ask('GET /admin/newsletter-subscribers')
  const { token = '' } = await newsOf(t, 'newsletter.subscribed')
  await ask('POST /store/newsletter/unsubscribe', null, { body: { token } })
  await ask('DELETE /admin/newsletter-subscribers/:id', { id: first(all).id })
  await ask('POST /store/restock-notifications/stop', null, { body: { token: due.token ?? '' } })
  await t.call('DELETE /admin/products/:id', { params: { id: product.id }, headers: t.staff })
}
