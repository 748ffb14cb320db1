import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deliverAll } from '../../events/worker'
import { linksOf } from '../../providers/notification/mail-links'
import { smtpNotifications } from '../../providers/notification/smtp'
import { describeShop } from '../../testing/test-shop'
import { europe } from '../../testing/world'
import { notifications } from '../notification/send-notifications'

interface Posted {
  to: string
  subject: string
  text: string
  headers?: Record<string, string>
}
const posted: Posted[] = []
const smtp = smtpNotifications(
  {
    url: 'smtp://localhost',
    from: 'shop@example.com',
    links: linksOf('https://mugs.test', { hasStorefront: true }),
  },
  { sendMail: async (mail) => posted.push(mail) },
)

describeShop(
  'the newsletter',
  (t) => {
    const ask = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
      t.try('POST /store/newsletter', { body: { email, source: 'footer', ...more }, headers })
    const confirm = (token: string) => t.try('POST /store/newsletter/confirm', { body: { token } })
    const leave = (token: string) => t.try('POST /store/newsletter/unsubscribe', { body: { token } })
    const mails = async () => {
      posted.length = 0
      await deliverAll(t.shop, [notifications])
      return posted
    }
    const tokenIn = (mail: Posted | undefined, page: 'confirm' | 'unsubscribe') =>
      new RegExp(`newsletter/${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
    const row = async (email: string) => {
      const { newsletter_subscriber: n } = t.shop.db.t
      return (await t.shop.db.select().from(n).where(eq(n.email, email)))[0]
    }
    /** As if the last mail had been asked for so long ago. */
    const later = (email: string, values: object) => {
      const { newsletter_subscriber: n } = t.shop.db.t
      return t.shop.transaction((tx) => tx.update(n).set(values).where(eq(n.email, email)))
    }
    const events = async (name: string) => {
      const { event } = t.shop.db.t
      const rows = await t.shop.db.select().from(event).where(eq(event.name, name)).orderBy(event.id)
      return rows.map(({ data }) => data as Record<string, string>)
    }
    const join = async (email: string) => {
      await ask(email)
      const [mail] = await mails()
      await confirm(tokenIn(mail, 'confirm'))
      const [welcome] = await mails()
      return tokenIn(welcome, 'unsubscribe')
    }
    let tests = 0
    let ada = ''
    beforeEach(async () => {
      // Mails are counted by the address they go to.
      ada = `ada-${tests++}@example.com`
      await t.shop.transaction((tx) => tx.delete(tx.t.newsletter_subscriber))
      await t.shop.transaction((tx) => tx.delete(tx.t.event))
    })

    it('is for whoever confirms the address they gave', async () => {
      await europe(t)
      const asked = await ask(ada.toUpperCase(), { language: 'de', country_code: 'de' })
      expect([asked.status, asked.body]).toEqual([202, { email: ada }])
      const [mail] = await mails()
      expect(mail?.to).toBe(ada)
      expect(mail?.subject).toContain('bestätigen')
      expect(mail?.text).toContain('https://mugs.test/de-de/newsletter/confirm?token=')
      const token = tokenIn(mail, 'confirm')
      expect(JSON.stringify(await row(ada))).not.toContain(token)
      expect(await row(ada)).toMatchObject({ state: 'pending', source: 'footer' })
      expect((await confirm(token)).body).toEqual({ email: ada, state: 'confirmed' })
      const [subscribed] = await events('newsletter.subscribed')
      expect(subscribed).toMatchObject({ email: ada, language: 'de', country_code: 'de' })
      const [welcome] = await mails()
      expect(welcome?.headers).toEqual({
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/mugs\.test\/de-de\/newsletter\/unsubscribe\?token=\S+>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      // The link is followed once more: a mail program looked first, or somebody pressed twice.
      expect((await confirm(token)).status).toBe(200)
      expect(await mails()).toEqual([])
    })

    it('answers alike and stays silent for who is on the list, and who was asked a moment ago', async () => {
      const first = await ask(ada)
      expect(await mails()).toHaveLength(1)
      const again = await ask(ada)
      expect([again.status, again.body]).toEqual([first.status, first.body])
      expect(await mails()).toEqual([])
      await later(ada, { asked_at: new Date(Date.now() - 301_000).toISOString() })
      await ask(ada)
      const [second] = await mails()
      await confirm(tokenIn(second, 'confirm'))
      await mails()
      await later(ada, { asked_at: null })
      const known = await ask(ada)
      expect([known.status, known.body]).toEqual([first.status, first.body])
      expect(await mails()).toEqual([])
      expect(await row(ada)).toMatchObject({ state: 'confirmed' })
    })

    it('refuses links that are wrong, over, or replaced', async () => {
      expect((await confirm('wrong')).status).toBe(401)
      await ask(ada)
      const old = tokenIn((await mails())[0], 'confirm')
      await later(ada, { asked_at: null })
      await ask(ada)
      const token = tokenIn((await mails())[0], 'confirm')
      expect((await confirm(old)).status).toBe(401)
      await later(ada, { token_expires_at: new Date(Date.now() - 1000).toISOString() })
      expect((await confirm(token)).status).toBe(401)
      expect(await row(ada)).toMatchObject({ state: 'pending' })
    })

    it('is left by the link of any letter, however often', async () => {
      const token = await join(ada)
      expect((await leave(token.slice(1))).status).toBe(401)
      expect((await leave(token)).body).toEqual({ state: 'left' })
      expect((await leave(token)).body).toEqual({ state: 'left' })
      expect(await row(ada)).toMatchObject({ state: 'left', token_hash: null })
      expect(await events('newsletter.unsubscribed')).toMatchObject([{ email: ada }])
      // Who comes back is asked again.
      await later(ada, { asked_at: null })
      await ask(ada)
      expect(await mails()).toHaveLength(1)
    })

    it('writes one mail to somebody who asks twice at the same moment', async () => {
      await Promise.all([ask('eve@example.com'), ask('eve@example.com'), ask('eve@example.com')])
      expect(await mails()).toHaveLength(1)
    })

    it('is listed for staff, who may take somebody off', async () => {
      await join(ada)
      await ask('eve@example.com')
      const listed = (query: object) =>
        t.call('GET /admin/newsletter-subscribers', { query, headers: t.staff })
      expect(await listed({})).toMatchObject({ count: 2, limit: 50, offset: 0 })
      const emails = async (query: object) =>
        (await listed(query)).newsletter_subscribers.map(({ email }) => email)
      expect(await emails({ order: 'created_at' })).toEqual([ada, 'eve@example.com'])
      expect(await emails({ q: 'EVE' })).toEqual(['eve@example.com'])
      expect(await emails({ state: ['confirmed'] })).toEqual([ada])
      const { newsletter_subscribers: all } = await listed({ limit: 1, order: 'created_at' })
      expect(all).toHaveLength(1)
      expect(JSON.stringify(all)).not.toContain('token')
      const params = { id: all[0]?.id ?? '' }
      const gone = await t.call('DELETE /admin/newsletter-subscribers/:id', { params, headers: t.staff })
      expect(gone).toEqual({ ...params, object: 'newsletter_subscriber', deleted: true })
      expect(await events('newsletter.unsubscribed')).toMatchObject([{ email: ada }])
      const again = await t.try('DELETE /admin/newsletter-subscribers/:id', { params, headers: t.staff })
      expect(again.status).toBe(404)
      expect((await t.try('GET /admin/newsletter-subscribers')).status).toBe(401)
    })

    it('goes with the account of its reader, who sees it in what the shop keeps of them', async () => {
      const body = { email: 'leaving@example.com', password: 'analytical' }
      const { headers } = await t.try('POST /store/customers', { body })
      const as = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
      await ask(body.email, {}, as)
      await confirm(tokenIn((await mails())[0], 'confirm'))
      const { newsletter } = await t.call('GET /store/customers/me/mailings', { headers: as })
      expect(newsletter).toMatchObject({ email: body.email, state: 'confirmed', source: 'footer' })
      await t.call('DELETE /store/customers/me', { body: { password: body.password }, headers: as })
      expect(await row(body.email)).toBeUndefined()
      expect(await events('newsletter.unsubscribed')).toMatchObject([{ email: body.email }])
    })

    it('sends five mails an hour to an address at most', async () => {
      for (let n = 0; n < 5; n++) expect((await ask('often@example.com')).status).toBe(202)
      expect((await ask('often@example.com')).status).toBe(429)
    })
  },
  { notification: [smtp] },
)
