import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from './webhooks'

const secret = 'whsec_test'
const now = 1_790_000_000_000
const body = JSON.stringify({
  id: 'evt_1',
  type: 'order.placed',
  created_at: '2026-11-18T09:24:00.000Z',
  data: { id: 'order_1', note: 'Grüße ✓' },
})
const signed = (text: string, by = secret, at = now / 1000) =>
  createHmac('sha256', by).update(`${at}.${text}`).digest('hex')
const header = (text = body, by = secret, at = now / 1000) => `t=${at},v1=${signed(text, by, at)}`

describe('a webhook', () => {
  it('that the shop signed tells its event, as text and as bytes', async () => {
    const event = await verifyWebhook(body, header(), secret, { now })
    expect(event).toMatchObject({ id: 'evt_1', type: 'order.placed', data: { id: 'order_1' } })
    if (event.type === 'order.shipment_created') expect(event.data.fulfillment_id).toBeDefined()
    await expect(verifyWebhook(new TextEncoder().encode(body), header(), secret, { now })).resolves.toEqual(
      event,
    )
  })
  it('fits while two secrets count, on either side', async () => {
    const both = `t=${now / 1000},v1=${signed(body, 'whsec_new')},v1=${signed(body)}`
    await expect(verifyWebhook(body, both, secret, { now })).resolves.toBeDefined()
    await expect(verifyWebhook(body, header(), ['whsec_new', secret], { now })).resolves.toBeDefined()
  })
  it.each([
    ['is not signed', null, 'header'],
    ['has half a signature', `t=${now / 1000},v1=abc`, 'header'],
    ['has no time', `v1=${signed(body)}`, 'header'],
    ['is signed with another secret', header(body, 'whsec_other'), 'signature'],
    ['has another body', header(`${body} `), 'signature'],
    ['has another time', `t=${now / 1000 + 1},v1=${signed(body)}`, 'signature'],
    ['is old', header(body, secret, now / 1000 - 301), 'too_old'],
    ['is of the future', header(body, secret, now / 1000 + 301), 'too_old'],
  ])('that %s is refused', async (_, given, problem) => {
    await expect(verifyWebhook(body, given, secret, { now })).rejects.toMatchObject({ problem })
  })
  it('that holds no event is refused', async () => {
    await expect(verifyWebhook('[]', header('[]'), secret, { now })).rejects.toMatchObject({
      problem: 'body',
    })
    await expect(verifyWebhook('{', header('{'), secret, { now })).rejects.toMatchObject({ problem: 'body' })
  })
  it('may be older where its receiver says so', async () => {
    const old = header(body, secret, now / 1000 - 1000)
    await expect(verifyWebhook(body, old, secret, { now, toleranceSeconds: 1000 })).resolves.toBeDefined()
  })
})
