import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualPayment } from '../../../providers/payment/manual'
import { describeShop } from '../../../testing/test-shop'
import { america, mug, post, type TestProduct } from '../../../testing/world'
import { acpDouble } from '../../testing/acp-agent'
import { acpCheckouts, acpSentBy } from '../../testing/acp-buy'
import { wrongByAcp } from '../../testing/acp-schema'

const file = join(import.meta.dirname, '../../testing/acp-schemas/examples.json')
const examples = JSON.parse(readFileSync(file, 'utf8'))
const agent = await acpDouble()
afterAll(() => agent.close())

describeShop(
  'requests as the specification shows them',
  (t) => {
    const acp = acpCheckouts(agent, t)
    let cup: TestProduct
    let option: { id: string }
    beforeAll(async () => {
      option = await post(t, await america(t))
      cup = await mug(t)
    })
    /** An example with the goods and ways of this shop in the place of its own. */
    const here = (name: string) =>
      JSON.parse(
        JSON.stringify(examples[name])
          .replaceAll('item_123', cup.variant('one'))
          .replaceAll('fulfillment_option_456', option.id)
          .replaceAll(/card_tokenized|seller_pm_123/g, 'manual'),
      )

    it.each([
      ['create_checkout_session_request', 'complete_checkout_session_request'],
      [
        'create_checkout_session_request_with_first_touch_attribution',
        'complete_checkout_session_request_with_last_touch_attribution',
      ],
      ['create_checkout_session_request', 'complete_checkout_session_request_seller_backed'],
      ['create_checkout_session_request', 'complete_session_with_authentication_result_request'],
    ])('%s, update and %s come to an order', async (create, complete) => {
      const begun = await acp.create(here(create))
      if (!begun.fulfillment_details) {
        const { fulfillment_details } = here('create_checkout_session_request')
        await acp.update(begun.id, { fulfillment_details })
      }
      const ready = await acp.update(begun.id, here('update_checkout_session_request'))
      expect(ready.selected_fulfillment_options).toMatchObject(
        here('update_checkout_session_request').selected_fulfillment_options,
      )
      const { payment_data, ...more } = here(complete)
      const done = await acp.complete(begun.id, payment_data, more)
      expect(done).toMatchObject({ status: 'completed', buyer: { email: more.buyer.email } })
    })

    it.each(['cancel_checkout_session_request', 'cancel_checkout_session_request_timing_deferred'])(
      '%s calls a checkout off',
      async (cancel) => {
        const { id } = await acp.create(here('create_checkout_session_request'))
        const path = `POST /acp/checkout_sessions/${id}/cancel`
        const { status, body } = await agent.ask(t, path, here(cancel))
        expect([status, body.status, body.messages[0].type]).toEqual([200, 'canceled', 'info'])
      },
    )

    it('mistakes with keys are told by the same type and code', async () => {
      const wish = here('create_checkout_session_request')
      const key = 'once'
      await agent.ask(t, 'POST /acp/checkout_sessions', wish, { key })
      const other = { ...wish, ...acpSentBy(option.id), currency: 'USD' }
      const conflict = await agent.ask(t, 'POST /acp/checkout_sessions', other, { key })
      const none = await agent.ask(t, 'POST /acp/checkout_sessions', wish, {
        headers: { 'idempotency-key': undefined },
      })
      for (const [reply, name] of [
        [conflict, 'error_422_idempotency_conflict'],
        [none, 'error_400_idempotency_key_required'],
      ] as const) {
        const { type, code } = examples[name]
        expect(reply.body).toMatchObject({ type, code })
        expect(reply.status).toBe(Number(name.split('_')[1]))
      }
    })

    it('are right by the schemas that answers are held against', () => {
      expect(wrongByAcp('CheckoutSessionCreateRequest', examples.create_checkout_session_request)).toEqual([])
      expect(wrongByAcp('Error', examples.error_409_idempotency_in_flight)).toEqual([])
    })
  },
  {
    agents: { acp: { agents: [agent.agent] } },
    baseUrl: 'http://shop.test',
    payment: [
      Object.assign(manualPayment('manual'), {
        instruments: {
          name: 'dev.acp.tokenized.card',
          types: ['card', 'seller_backed_saved_card'],
          dataOf: () => ({}),
        },
      }),
    ],
  },
)
