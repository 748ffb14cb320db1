import { expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { describeShop } from '../../testing/test-shop'
import { createUser } from '../user/create-user'
import { notifications } from './send-notifications'

const password = 'correct-horse-battery'

describeShop(
  'the e-mail of a member of staff',
  (t) => {
    const enter = (email: string) => t.try('POST /admin/auth', { body: { email, password } })
    const cookieOf = ({ headers }: { headers: Headers }) => ({
      cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    })

    it('signs in with another e-mail, and the old address hears of it', async () => {
      await createUser(t.shop, { email: 'kim@example.com', password, first_name: 'Kim' })
      await createUser(t.shop, { email: 'taken@example.com', password })
      const headers = cookieOf(await enter('kim@example.com'))
      const change = (email: string, with_ = password) =>
        t.try('POST /admin/auth/email', { body: { email, password: with_ }, headers })
      expect((await change('kim@new.example', 'guess')).body).toMatchObject({
        code: 'wrong_password',
        errors: [{ path: 'password' }],
      })
      expect((await change('taken@example.com')).body).toMatchObject({
        code: 'user_exists',
        errors: [{ path: 'email' }],
      })
      expect((await change('kim@example.com')).body.errors).toMatchObject([{ path: 'email' }])
      expect((await change('no address')).status).toBe(400)
      const { body } = await change('Kim@New.Example')
      expect(body.account.user.email).toBe('kim@new.example')
      expect((await enter('kim@example.com')).status).toBe(401)
      expect((await enter('kim@new.example')).status).toBe(200)
      await deliverAll(t.shop, [notifications])
      const { notifications: told } = await t.call('GET /admin/notifications', { headers: t.staff })
      expect(told.map(({ event_name, to }) => [event_name, to])).toEqual([
        ['user.email_changed', 'kim@example.com'],
      ])
      const params = { id: told[0]?.id ?? '' }
      const { preview } = await t.call('GET /admin/notifications/:id/preview', { params, headers: t.staff })
      expect(preview.text).toContain('kim@new.example')
    })
  },
  // The mails of a shop that is set up by hand.
  { notification: undefined },
)
