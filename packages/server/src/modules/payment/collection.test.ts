import type { CallName, PaymentCollection, Region } from '@cartwright/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { testPaymentProvider } from '../../testing/test-payment-provider'
import { describeShop } from '../../testing/test-shop'
import { europe } from '../../testing/world'

const provider = testPaymentProvider('manual')

describeShop(
  'payment collections',
  (t) => {
    let region: Region
    beforeAll(async () => {
      region = await europe(t)
    })
    beforeEach(() => {
      provider.reset()
      provider.held.clear()
    })
    const create = async (amount = 1000): Promise<PaymentCollection> =>
      (
        await t.call('POST /admin/payment-collections', {
          headers: t.staff,
          body: { region_id: region.id, currency_code: 'eur', amount },
        })
      ).payment_collection
    const batch = (id: string, amounts: number[]) =>
      t.try('POST /store/payment-collections/:id/sessions/batch', {
        params: { id },
        body: { sessions: amounts.map((amount) => ({ provider_id: 'manual', amount })) },
      })
    const session = async (id: string) => {
      const { payment_collection } = await t.call('POST /store/payment-collections/:id/sessions', {
        params: { id },
        body: { provider_id: 'manual' },
      })
      return payment_collection.payment_sessions?.[0]?.id ?? ''
    }
    const authorize = (id: string, session_id: string) =>
      t.try('POST /store/payment-collections/:id/sessions/:session_id/authorize', {
        params: { id, session_id },
      })
    const read = async (id: string) =>
      (await t.call('GET /admin/payment-collections/:id', { headers: t.staff, params: { id } }))
        .payment_collection

    it('are authorised by one session over the whole amount, which becomes a payment once', async () => {
      const { id } = await create()
      const session_id = await session(id)
      expect((await authorize(id, session_id)).status).toBe(200)
      expect((await authorize(id, session_id)).status).toBe(200)
      expect(await read(id)).toMatchObject({
        status: 'authorized',
        authorized_amount: 1000,
        payments: [{ amount: 1000 }],
      })
    })

    it('are partly authorised by a part, and name the payment it became', async () => {
      const { id } = await create()
      const { body } = await batch(id, [400, 600])
      const [first] = body.payment_collection.payment_sessions
      const answer = await t.call('POST /store/payment-collections/:id/sessions/batch/authorize', {
        params: { id },
        body: { session_ids: [first.id] },
      })
      const { payments, region: of } = answer.payment_collection
      expect([payments?.map(({ amount }) => amount), of?.id]).toEqual([[first.amount], region.id])
      expect(await read(id)).toMatchObject({
        status: 'partially_authorized',
        authorized_amount: first.amount,
      })
    })

    it('refuse sessions that do not add up, or a session of another collection', async () => {
      const { id } = await create()
      expect((await batch(id, [400])).status).toBe(400)
      const other = await session((await create()).id)
      expect((await authorize(id, other)).body.type).toBe('not_allowed')
      expect((await authorize(id, 'ps_none')).body.type).toBe('not_allowed')
    })

    it('answer 422 for a session that was not authorised', async () => {
      const { id } = await create()
      const session_id = await session(id)
      provider.answers = ['requires_more']
      const { status, body } = await authorize(id, session_id)
      expect([status, body.type]).toEqual([422, 'payment_authorization_error'])
      expect(await read(id)).toMatchObject({ status: 'awaiting', payments: [] })
    })

    const staff = (name: 'POST' | 'DELETE', path: string, id: string) =>
      t.try(`${name} /admin/payment-collections/:id${path}` as CallName, { headers: t.staff, params: { id } })
    it.each([
      ['is opened anew', (id: string, session_id: string) => anew(id, session_id), 404],
      ['belongs to a deleted collection', (id: string) => staff('DELETE', '', id), 400],
      ['is not needed any more', (id: string) => staff('POST', '/authorize', id), 422],
    ])('release the money of a session that %s while its provider is asked', async (_, change, expected) => {
      const { id } = await create()
      const session_id = await session(id)
      provider.meanwhile = async () => {
        provider.meanwhile = undefined
        expect((await change(id, session_id)).status).toBe(200)
      }
      expect((await authorize(id, session_id)).status).toBe(expected)
      expect(provider.held.size).toBe(0)
    })
    const anew = (id: string, session_id: string) =>
      t.try('POST /store/payment-collections/:id/sessions/:session_id', { params: { id, session_id } })

    it('keep what one session paid when the provider of another does not answer', async () => {
      const { id } = await create()
      const { body } = await batch(id, [400, 600])
      const sessions: { id: string; amount: number }[] = body.payment_collection.payment_sessions
      provider.answers = ['authorized', 'unreachable']
      const given = { params: { id }, body: { session_ids: sessions.map((one) => one.id) } }
      const path = 'POST /store/payment-collections/:id/sessions/batch/authorize'
      expect((await t.try(path, given)).status).toBe(500)
      const first = sessions[0]?.amount
      expect(await read(id)).toMatchObject({ authorized_amount: first, payments: [{ amount: first }] })
      provider.answers = ['authorized']
      await t.call(path, given)
      expect(await read(id)).toMatchObject({ status: 'authorized', authorized_amount: 1000 })
      expect(provider.held.size).toBe(2)
    })

    it('are deleted only before money was authorised', async () => {
      const { id } = await create()
      await t.call('POST /admin/payment-collections/:id/authorize', { headers: t.staff, params: { id } })
      const remove = (collection: string) =>
        t.try('DELETE /admin/payment-collections/:id', { headers: t.staff, params: { id: collection } })
      expect((await remove(id)).body.type).toBe('not_allowed')
      expect((await remove((await create()).id)).status).toBe(200)
    })
  },
  { payment: [provider] },
)
