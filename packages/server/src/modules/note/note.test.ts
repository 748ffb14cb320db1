import { expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import { notifications } from '../notification/send-notifications'
import { createUser } from '../user/create-user'

describeShop(
  'notes',
  (t) => {
    it('are written by whoever calls, read from the first on, and go once', async () => {
      const headers = t.staff
      const write = (value: string) =>
        t.call('POST /admin/notes', {
          body: { resource_id: 'order_1', resource_type: 'order', value },
          headers,
        })
      const { note } = await write('ring back')
      expect(note).toMatchObject({ value: 'ring back', metadata: {} })
      expect(note.author_id).toMatch(/^usr_/)
      await write('second')
      const params = { id: note.id }
      await t.call('POST /admin/notes/:id', { params, body: { value: 'rang back' }, headers })
      const page = await t.call('GET /admin/notes', { query: { resource_id: 'order_1' }, headers })
      expect(page.notes.map(({ value }) => value)).toEqual(['rang back', 'second'])
      expect(page.notes[0]?.author?.id).toBe(note.author_id)
      expect((await t.try('POST /admin/notes', { body: { value: 'x' }, headers })).status).toBe(400)
      await t.call('DELETE /admin/notes/:id', { params, headers })
      for (const call of ['GET /admin/notes/:id', 'DELETE /admin/notes/:id'] as const)
        expect((await t.try(call, { params, headers })).status).toBe(404)
      const change = await t.try('POST /admin/notes/:id', { params, body: { value: 'x' }, headers })
      expect(change.status).toBe(404)
    })

    it('speak to colleagues, who are told once and say that they have seen it', async () => {
      const headers = t.staff
      const me = (await t.call('GET /admin/auth', { headers })).user.id
      const pia = await createUser(t.shop, {
        email: 'pia@example.com',
        password: 'correct-horse-battery',
        first_name: 'Pia',
        role: 'member',
      })
      const told = async () => {
        await deliverAll(t.shop, [notifications])
        const query = { event_name: 'note.mentioned' }
        return (await t.call('GET /admin/notifications', { query, headers })).notifications
      }
      const write = (mentions: string[]) =>
        t.try('POST /admin/notes', {
          body: { resource_id: 'order_2', resource_type: 'order', value: 'look, @Pia', mentions },
          headers,
        })
      expect((await write(['usr_nobody'])).status).toBe(400)
      const { note } = (await write([pia, me, pia])).body
      const waiting = (query: { is_read?: boolean } = {}) => t.call('GET /admin/mentions', { query, headers })
      // Whoever writes to themselves knows.
      expect((await waiting({ is_read: false })).mentions).toEqual([])
      expect((await waiting()).mentions).toMatchObject([
        { note_id: note.id, user_id: me, note: { value: 'look, @Pia' } },
      ])
      const mails = await told()
      expect(mails.map(({ to }) => to)).toEqual(['pia@example.com'])
      const params = { id: mails[0]?.id ?? '' }
      const { preview } = await t.call('GET /admin/notifications/:id/preview', { params, headers })
      expect(preview.text).toContain('look, @Pia')
      expect(preview.text).toContain('/app/a/orders/order_2')
      const change = (body: { value: string; mentions?: string[] }) =>
        t.call('POST /admin/notes/:id', { params: { id: note.id }, body, headers })
      await change({ value: 'look again, @Pia', mentions: [pia] })
      await change({ value: 'and again, @Pia' })
      expect(await told()).toHaveLength(1)
      expect((await waiting()).count).toBe(0)
    })

    it('are marked as seen by whom they speak to, and by nobody else', async () => {
      const password = 'correct-horse-battery'
      const otto = await createUser(t.shop, { email: 'otto@example.com', password, role: 'member' })
      await t.call('POST /admin/notes', {
        body: { resource_id: 'order_3', resource_type: 'order', value: '@Otto', mentions: [otto] },
        headers: t.staff,
      })
      const { access_token } = await t.call('POST /admin/auth/token', {
        body: { email: 'otto@example.com', password },
      })
      const headers = { authorization: `Bearer ${access_token}` }
      const unread = () => t.call('GET /admin/mentions', { query: { is_read: false }, headers })
      const [mention] = (await unread()).mentions
      const params = { id: mention?.id ?? '' }
      expect((await t.try('POST /admin/mentions/:id/read', { params, headers: t.staff })).status).toBe(404)
      expect((await unread()).count).toBe(1)
      const { mention: seen } = await t.call('POST /admin/mentions/:id/read', { params, headers })
      expect(seen.read_at).not.toBeNull()
      expect((await unread()).count).toBe(0)
      // A note that is gone speaks to nobody.
      await t.call('DELETE /admin/notes/:id', { params: { id: seen.note_id }, headers: t.staff })
      expect((await t.call('GET /admin/mentions', { headers })).count).toBe(0)
    })
  },
  { notification: undefined },
)
