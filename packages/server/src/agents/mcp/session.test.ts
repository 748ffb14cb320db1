import { expect, it } from 'vitest'
import { mcpClient } from '../../testing/mcp-client'
import { openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'

type Data = Record<string, never> & {
  orders: { id: string; display_id: number }[]
  draft: { tool: string; arguments: { id: string; amount: number; reason: string } }
}

describeShop(
  'an agent that may only read',
  (t) => {
    it('finds what is late and drafts refunds, and nothing that it can do sends one', async () => {
      const counter = await openCounter(t)
      const late = await placeOrder(t, counter, { small: 2, large: 1 }, { captured: true })
      const fresh = await placeOrder(t, counter, { small: 1 }, { captured: true })
      const { order } = t.shop.db.t
      const { eq } = await import('drizzle-orm')
      const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString()
      await t.shop.transaction((tx) =>
        tx.update(tx.t.order).set({ created_at: tenDaysAgo }).where(eq(order.id, late.id)),
      )
      const client = await mcpClient(t)
      const call = async (name: string, given: Record<string, unknown>) => {
        const { structuredContent, isError } = await client.callTool({ name, arguments: given })
        return { data: structuredContent as Data, isError: Boolean(isError) }
      }

      // A person chooses the prompt; the agent follows it, with the very arguments that it names.
      const { messages } = await client.getPrompt({ name: 'late_orders', arguments: { days: '3' } })
      const [{ content }] = messages as unknown as [{ content: { text: string } }]
      const before = /created_at (\{[^}]+\})/.exec(content.text)?.[1] ?? '{}'
      const found = await call('list_orders', {
        status: ['pending'],
        fulfillment_status: ['not_fulfilled', 'partially_fulfilled'],
        created_at: JSON.parse(before),
        order: 'created_at',
      })
      expect(found.data.orders.map(({ id }) => id)).toEqual([late.id])
      expect(found.data.orders.map(({ id }) => id)).not.toContain(fresh.id)

      const { data } = await call('draft_refund', {
        order_id: late.id,
        amount: 1000,
        reason: 'other',
        note: 'Ten days late',
        items: [{ item_id: late.lines.small, quantity: 1 }],
      })
      expect(data).toMatchObject({
        draft: { tool: 'refund_order', arguments: { id: late.id, amount: 1000, reason: 'other' } },
        order: { id: late.id, refundable_amount: late.total, currency_code: 'eur' },
        is_sent: false,
        next: expect.stringContaining('no tool here sends it'),
      })
      const whole = await call('draft_refund', { order_id: late.id, reason: 'other' })
      expect(whole.data.draft.arguments.amount).toBe(late.total)

      // Nothing that is offered sends it, and calling what is not offered sends nothing.
      const { tools } = await client.listTools()
      expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([])
      await expect(
        client.callTool({ name: data.draft.tool, arguments: data.draft.arguments }),
      ).rejects.toThrow(/writing is not allowed here/)
      const after = await t.call('GET /admin/orders/:id', { params: { id: late.id }, headers: t.staff })
      expect(after.order).toMatchObject({ refunded_total: 0, payment_status: 'captured' })
      const { audit_log } = await t.call('GET /admin/audit-log', { headers: t.staff })
      expect(audit_log.filter(({ action }) => action.includes('refund'))).toEqual([])

      // Staff approve it: the draft is what the call of the shop takes.
      const { id, ...body } = data.draft.arguments
      const approved = await t.call('POST /admin/orders/:id/refund', {
        params: { id },
        body,
        headers: t.staff,
      })
      expect(approved.order.refunded_total).toBe(1000)
    })

    it('is told what is wrong with a draft', async () => {
      const order = await placeOrder(t, await openCounter(t), { small: 1 }, { captured: true })
      const client = await mcpClient(t)
      const draft = (given: Record<string, unknown>) =>
        client.callTool({
          name: 'draft_refund',
          arguments: { order_id: order.id, reason: 'other', ...given },
        })
      expect(await draft({ amount: order.total + 1 })).toMatchObject({
        isError: true,
        structuredContent: { error: { errors: [{ path: 'amount' }] } },
      })
      expect(await draft({ items: [{ item_id: 'item_0', quantity: 1 }] })).toMatchObject({
        structuredContent: { error: { errors: [{ path: 'items.0.item_id' }] } },
      })
      expect(await draft({ items: [{ item_id: order.lines.small, quantity: 9 }] })).toMatchObject({
        structuredContent: { error: { errors: [{ path: 'items.0.quantity' }] } },
      })
      expect(await draft({ reason: '', amount: 1.5 })).toMatchObject({
        structuredContent: { error: { errors: [{ path: 'amount' }, { path: 'reason' }] } },
      })
      expect(await draft({ order_id: 'order_0' })).toMatchObject({
        structuredContent: { error: { type: 'not_found' } },
      })
      const unpaid = await placeOrder(t, await openCounter(t), { small: 1 })
      expect(await draft({ order_id: unpaid.id })).toMatchObject({
        structuredContent: { error: { errors: [{ path: 'order_id' }] } },
      })
    })
  },
  { mcp: 'read' },
)
