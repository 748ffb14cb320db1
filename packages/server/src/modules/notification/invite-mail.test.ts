import { expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import { createUser, type NewUser } from '../user/create-user'
import { notifications } from './send-notifications'

const password = 'correct-horse-battery'

describeShop(
  'the mail of an invite',
  (t) => {
    const staffed = async (role_id: NewUser['role_id']) => {
      const email = `${role_id}@example.com`
      await createUser(t.shop, { email, password, role_id })
      const { access_token } = await t.call('POST /admin/auth/token', { body: { email, password } })
      return { authorization: `Bearer ${access_token}` }
    }
    const invite = async (user: string, role_id: string) => {
      await t.call('POST /admin/invites', { body: { user, role_id }, headers: t.staff })
      await deliverAll(t.shop, [notifications])
      const query = { to: user }
      const sent = await t.call('GET /admin/notifications', { query, headers: t.staff })
      return { id: sent.notifications[0]?.id ?? '' }
    }
    const preview = async (params: { id: string }, headers: Record<string, string>) =>
      (await t.call('GET /admin/notifications/:id/preview', { params, headers })).preview

    it('is read with its link by who may invite to its role, and by nobody else', async () => {
      const params = await invite('ivy@example.com', 'owner')
      const { invites } = await t.call('GET /admin/invites', { headers: t.staff })
      const link = invites[0]?.invite_url ?? 'no link'
      const read = await preview(params, t.staff)
      expect(read).toMatchObject({ to: 'ivy@example.com', subject: expect.stringContaining('invited') })
      expect(read.text).toContain(link)
      expect(read.html).toContain('href="')
      // A manager invites, but nobody to more than a manager may.
      for (const role_id of ['manager', 'read-only'])
        expect(await preview(params, await staffed(role_id)), role_id).toMatchObject({
          text: null,
          html: null,
        })
    })

    it('is not written any more once the invite is used', async () => {
      const params = await invite('jo@example.com', 'member')
      const { invites } = await t.call('GET /admin/invites', { headers: t.staff })
      const token = invites.find(({ user_email }) => user_email === 'jo@example.com')?.token ?? ''
      expect((await preview(params, t.staff)).text).toContain(token)
      await t.call('POST /admin/invites/accept', { body: { token, user: { first_name: 'Jo', password } } })
      expect(await preview(params, t.staff)).toMatchObject({ to: 'jo@example.com', text: null, html: null })
    })

    it('is kept without its link', async () => {
      const params = await invite('kim@example.com', 'member')
      const { notification } = t.shop.db.t
      const rows = await t.shop.db.select().from(notification)
      const row = rows.find(({ id }) => id === params.id)
      expect(row?.data).not.toHaveProperty('text')
      expect(JSON.stringify(row)).not.toContain('token')
    })
  },
  // The mails of a shop that is set up by hand.
  { notification: undefined },
)
