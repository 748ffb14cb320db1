import { expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import type { NotificationProvider } from '../../providers/notification'
import { describeShop } from '../../testing/test-shop'
import { notifications } from './send-notifications'

let isRefusing = true
const provider: NotificationProvider = {
  id: 'moody',
  events: ['invite.created'],
  async send(_, data) {
    if (isRefusing) throw new Error('550 no such mailbox')
    return { to: String(data.user_email), data: {} }
  },
  async resend() {
    throw new Error('not asked for')
  },
}

describeShop(
  'an invite whose mail is refused',
  (t) => {
    const mails = async () =>
      (await t.call('GET /admin/invites', { headers: t.staff })).invites.map(({ mail }) => mail)

    it('says so with its link at hand, and forgets it once the mail has left', async () => {
      isRefusing = true
      await t.call('POST /admin/invites', {
        body: { user: 'ivy@example.com', role: 'member' },
        headers: t.staff,
      })
      expect(await mails()).toEqual([{ status: 'waiting', error: null }])
      await deliverAll(t.shop, [notifications])
      expect(await mails()).toEqual([{ status: 'failed', error: '550 no such mailbox' }])
      const [invite] = (await t.call('GET /admin/invites', { headers: t.staff })).invites
      expect(invite?.invite_url).toContain('token=')

      isRefusing = false
      const params = { invite_id: invite?.id ?? '' }
      await t.call('POST /admin/invites/:invite_id/resend', { params, headers: t.staff })
      expect(await mails()).toEqual([{ status: 'waiting', error: null }])
      await deliverAll(t.shop, [notifications])
      expect(await mails()).toEqual([{ status: 'sent', error: null }])
    })
  },
  { notification: [provider] },
)

describeShop('an invite in a shop that sends no mails', (t) => {
  it('waits for none', async () => {
    await t.call('POST /admin/invites', {
      body: { user: 'jo@example.com', role: 'member' },
      headers: t.staff,
    })
    const { invites } = await t.call('GET /admin/invites', { headers: t.staff })
    expect(invites.map(({ mail }) => mail)).toEqual([{ status: 'none', error: null }])
  })
})
