import { describe, expect, it, onTestFinished } from 'vitest'
import { DatabaseAway } from '../../store/database/database-errors'
import { hasPostgresServer, openFaultyShop } from '../../testing/faulty-database'
import { testPaymentProvider } from '../../testing/test-payment-provider'
import { refusalOf as acpRefusal } from '../acp/v2026_04_17/refusal'
import { refusalOf as ucpRefusal } from '../ucp/v2026_04_08/refusal'
import { acpDouble } from './acp-agent'
import { acpCheckouts, acpPayLater, acpWish } from './acp-buy'
import { agentDouble } from './agent-double'
import { base, checkoutsOf, payLater, wish } from './buy'
import { rushedShop, rushWorld } from './rush'

describe.skipIf(!hasPostgresServer())('agents of a shop whose database is away', () => {
  it('are told to ask again, and may', async () => {
    const assistant = await acpDouble()
    const { t, network } = await openFaultyShop(
      rushedShop(testPaymentProvider('cards'), { ucp: {}, acp: { agents: [assistant.agent] } }),
    )
    const agent = await agentDouble(() => ({ app: t.app, baseUrl: t.shop.baseUrl }))
    onTestFinished(async () => {
      await assistant.close()
      await agent.close()
    })
    const { plenty } = await rushWorld(t)
    const { id: acp } = await acpCheckouts(assistant, t).create(acpWish({ [plenty.variant('one')]: 1 }))
    const { id: ucp } = await checkoutsOf(agent).create(wish({ [plenty.variant('one')]: 1 }))
    const complete = () =>
      Promise.all([
        assistant.ask(t, `POST /acp/checkout_sessions/${acp}/complete`, { payment_data: acpPayLater }),
        agent.ask(`POST ${base}/checkout-sessions/${ucp}/complete`, { payment: { instruments: [payLater] } }),
      ])
    await network.refuse()
    const [byAcp, byUcp] = await complete()
    expect([byAcp.status, byAcp.body.type, byUcp.status, byUcp.body.code]).toEqual([
      503,
      'service_unavailable',
      503,
      'unavailable',
    ])
    for (const { headers } of [byAcp, byUcp]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await network.heal()
    for (const { status } of await complete()) expect(status).toBe(200)
  })
})

it.each([
  ['a connection that was lost', new DatabaseAway('08006', 'lost')],
  ['a lock that was waited for too long', Object.assign(new Error('lock timeout'), { code: '55P03' })],
  ['a service that does not answer', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })],
])('tells an agent of %s that it may ask again', (_, error) => {
  expect(ucpRefusal(error)).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(acpRefusal(error)).toMatchObject({ status: 503, more: { headers: { 'retry-after': '2' } } })
})

it('tells an agent of a change by somebody else as a conflict', () => {
  const error = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  expect(ucpRefusal(error)).toMatchObject({ status: 409 })
  expect(acpRefusal(error)).toMatchObject({ status: 409, more: { headers: { 'retry-after': '1' } } })
})

it('tells an agent nothing of a mistake of ours', () => {
  const error = new TypeError('Cannot read properties of undefined')
  expect(ucpRefusal(error)).toBeUndefined()
  expect(acpRefusal(error)).toMatchObject({ status: 500, code: 'internal_error' })
})
