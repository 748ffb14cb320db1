import { expect, it } from 'vitest'
import { languages } from '../../languages'
import { afterSale } from './after-sale.fixture'
import { linksOf } from './mail-links'
import { carriesToken, mailEvents, writeMail } from './mails'
import { messagesFor } from './messages/languages'
import { smtpNotifications } from './smtp'

const order = {
  id: 'order_42',
  created_at: '2026-03-09T23:30:00.000Z',
  email: 'ada@example.com',
  display_id: 42,
  currency_code: 'eur',
  subtotal: 4000,
  discount_total: 500,
  shipping_total: 490,
  tax_total: 798,
  gift_card_total: 0,
  total: 4788,
  items: [
    { title: 'Mug', description: 'Blue <b>', thumbnail: '/uploads/mug.jpg', quantity: 2, subtotal: 4000 },
  ],
  shipping_address: {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: '1 Main Street',
    city: 'London',
    country_code: 'gb',
  },
}
const store = { name: 'Mugs & more', url: 'https://mugs.test' }
const full = {
  store,
  order,
  refund: { amount: 1250 },
  fulfillment: { tracking_links: [{ tracking_number: 'T1', url: 'https://track.test/T1' }] },
  email: 'ada@example.com',
  old_email: 'old@example.com',
  user_email: 'ivy@example.com',
  first_name: 'Ada',
  token: 'tok+en',
  agent: 'Shopper One',
  prefix: '/de-at',
  leave_token: 'leave-me',
  piece: {
    title: 'Tall <jug>',
    variant: 'Ash / 1 l',
    handle: 'tall-jug',
    thumbnail: '/uploads/jug.jpg',
    choice: 'Glaze=Ash&Size=1+l',
  },
  mention: {
    to: 'pia@example.com',
    first_name: 'Pia',
    author: 'Grace Hopper',
    value: 'Look, @Pia\nplease',
    path: 'orders/order_42',
  },
  gift_card: {
    to: 'grace@example.com',
    code: 'ABCD-EFGH-IJKL-MNOP',
    value: 5000,
    currency_code: 'eur',
    ends_at: '2027-03-09T00:00:00.000Z',
    recipient_name: 'Grace',
    sender_name: 'Ada',
    message: 'For <you>\nand the house',
  },
  ...afterSale,
}

/** What the reader sees of a mail's structure, in its order: heading, paragraphs, pictures, sums, buttons. */
const outlineOf = (html = '') =>
  [...html.matchAll(/<(h1|p|img|a class="button"|td class="(?:soft|ink rule)")/g)]
    .map(([, tag = '']) => tag.split(' ')[0])
    .join(' ')

it('shows an order with its figures as text and as HTML', async () => {
  const mail = await writeMail('order.placed', { store, order })
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your order #42 at Mugs & more' })
  for (const part of [
    'Hello Ada,',
    '€40.00',
    '-€5.00',
    '€47.88',
    'Ada Byron',
    '1 Main Street',
    'United Kingdom',
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain('Blue &lt;b&gt; · Quantity: 2')
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.html).toContain('Mugs &amp; more')
})
it.each([
  ['en', '2 items · Ordered on March 9, 2026'],
  ['de', '2 Artikel · Bestellt am 9. März 2026'],
  ['pl', '2 produkty · Zamówiono 9 marca 2026'],
  ['sl', '2 izdelka · Naročeno 9. marec 2026'],
  ['ja', '商品 2 点 · ご注文日：2026年3月9日'],
])('counts pieces and writes the date in %s', async (locale, summary) => {
  expect((await writeMail('order.placed', { store, order, locale }))?.text).toContain(summary)
})
it('shows pictures from the shop’s address, and none of another scheme', async () => {
  expect((await writeMail('order.placed', { store, order }))?.html).toContain(
    'src="https://mugs.test/uploads/mug.jpg"',
  )
  const [item] = order.items
  const odd = { ...order, items: [{ ...item, thumbnail: 'javascript:alert(1)' }] as typeof order.items }
  expect((await writeMail('order.placed', { store, order: odd }))?.html).not.toContain('<img')
})
it('leads to the order where the shop has a page for it', async () => {
  const links = { order: 'https://mugs.test/orders/{display_id}?email={email}' }
  expect((await writeMail('order.placed', { store, order }, links))?.html).toContain(
    'href="https://mugs.test/orders/42?email=ada%40example.com"',
  )
  expect((await writeMail('order.placed', { store, order }))?.text).not.toContain('View your order')
})
it('leads customers to the pages of a storefront, where one stands there', async () => {
  const links = linksOf('https://mugs.test', { hasStorefront: true })
  const placed = (cart_id: string | null) =>
    writeMail('order.placed', { store, order: { ...order, cart_id } }, links)
  expect((await placed('cart_1'))?.text).toContain('https://mugs.test/orders/cart_1')
  // An order that was made of no cart has no page that a guest may see.
  expect((await placed(null))?.text).not.toContain('View your order')
  const text = async (event: string) => (await writeMail(event, full, links))?.text
  expect(await text('customer.password_reset')).toContain(
    'https://mugs.test/account/reset?token=tok%2Ben&email=ada%40example.com',
  )
  expect(await text('order-update-token.created')).toContain('https://mugs.test/account/claim?token=tok%2Ben')
  // Without one the token itself is shown: a link would lead nowhere.
  const bare = (await writeMail('customer.password_reset', full, linksOf('https://mugs.test')))?.text
  expect(bare).toContain('tok+en')
  expect(bare).not.toContain('/account/')
})
it('is set with the shop, one heading, what it says, the goods, the sums and the address', async () => {
  expect(outlineOf((await writeMail('order.placed', { store, order }))?.html)).toBe(
    `p h1 p p p img ${'td td '.repeat(5)}p p p td`,
  )
})
it('leaves out a discount, taxes and gift cards there are none of', async () => {
  const plain = { ...order, discount_total: 0, tax_total: 0 }
  expect((await writeMail('order.placed', { store, order: plain }))?.text).not.toMatch(/Discount|Tax|Gift/)
})
it('leads to the shop with token and e-mail filled in', async () => {
  const links = { customer_password: 'https://mugs.test/reset?t={token}&e={email}' }
  const mail = await writeMail('customer.password_reset', full, links)
  expect(mail?.text).toContain('https://mugs.test/reset?t=tok%2Ben&e=ada%40example.com')
  expect(mail?.html).toContain('href="https://mugs.test/reset?t=tok%2Ben&amp;e=ada%40example.com"')
})
it('shows the token itself when no page is named', async () => {
  expect(await writeMail('order-update-token.created', full)).toMatchObject({
    to: 'old@example.com',
    text: expect.stringContaining('tok+en'),
  })
})
it('keeps a name from adding lines to the header', async () => {
  const mail = await writeMail('order.placed', {
    store: { ...store, name: 'Mugs\r\nBcc: x@example.com' },
    order,
  })
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})
it('hands a gift card over with its code, its end and the words that go with it', async () => {
  const mail = await writeMail('gift_card.due', full)
  expect(mail).toMatchObject({ to: 'grace@example.com', subject: 'A gift card for €50.00 from Mugs & more' })
  for (const part of [
    'Hello Grace,',
    'Ada has sent',
    'ABCD-EFGH-IJKL-MNOP',
    'March 9, 2027',
    'For <you>\nand',
  ])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain('For &lt;you&gt;')
  expect(carriesToken('gift_card.due')).toBe(false)
})
it('tells of a piece that is back with its picture, and how it is told of no more', async () => {
  const links = linksOf('https://mugs.test', { hasStorefront: true })
  const mail = await writeMail('restock-notification.due', full, links)
  expect(mail?.subject).toBe('Tall <jug> is back')
  expect(mail?.text).toContain('https://mugs.test/de-at/p/tall-jug?Glaze=Ash&Size=1+l')
  expect(mail?.text).toContain('https://mugs.test/de-at/back-in-stock/stop?token=tok%2Ben')
  expect(mail?.html).toContain('src="https://mugs.test/uploads/jug.jpg"')
  expect(mail?.html).toContain('Tall &lt;jug&gt;')
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': '<https://mugs.test/de-at/back-in-stock/stop?token=tok%2Ben>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  // It was taken off the shelf before the mail was written.
  expect(await writeMail('restock-notification.due', { ...full, piece: undefined }, links)).toBeUndefined()
})
it('asks a reader of the newsletter to confirm, and says in each mail how it is left', async () => {
  const links = linksOf('https://mugs.test', { hasStorefront: true })
  const asked = await writeMail('newsletter.confirmation_requested', full, links)
  expect(asked?.text).toContain('https://mugs.test/de-at/newsletter/confirm?token=tok%2Ben')
  for (const event of ['newsletter.confirmation_requested', 'newsletter.subscribed'])
    expect((await writeMail(event, full, links))?.headers?.['List-Unsubscribe']).toBe(
      '<https://mugs.test/de-at/newsletter/unsubscribe?token=leave-me>',
    )
  // A shop without pages of its own shows the token, and sends no header that leads nowhere.
  const bare = await writeMail('newsletter.confirmation_requested', full, linksOf('https://mugs.test'))
  expect(bare?.text).toContain('tok+en')
  expect(bare?.headers).toBeUndefined()
  expect(carriesToken('newsletter.subscribed')).toBe(true)
})
it('tells a colleague of a note that speaks to them, with what it says and where it stands', async () => {
  const mail = await writeMail('note.mentioned', full, linksOf('https://mugs.test'))
  expect(mail).toMatchObject({
    to: 'pia@example.com',
    subject: 'Grace Hopper mentioned you in a note',
  })
  for (const part of ['Hello Pia,', 'Look, @Pia', 'please', 'https://mugs.test/app/a/orders/order_42'])
    expect(mail?.text).toContain(part)
  expect(carriesToken('note.mentioned')).toBe(false)
})
it('tells a customer of an agent that may act for them, where it is ended and what to do if it was not them', async () => {
  const links = { agents: 'https://mugs.test/account/agents' }
  const mail = await writeMail('customer.agent_connected', full, links)
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    subject: 'Shopper One may now act for you at Mugs & more',
  })
  expect(mail?.text).toContain('https://mugs.test/account/agents')
  expect(mail?.text).toContain('change your password')
})

it('says nothing without a reader', async () => {
  expect(await writeMail('order.placed', { store })).toBeUndefined()
  expect(await writeMail('product.created', full)).toBeUndefined()
})
it.each(languages.flatMap((language) => mailEvents.map((event) => [language, event])))(
  'in %s, %s fills every gap',
  async (language, event) => {
    const mail = await writeMail(event, { ...full, locale: language })
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\w+\}|undefined/)
    expect(mail?.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    // The words differ, the mail does not.
    expect(outlineOf(mail?.html)).toBe(outlineOf((await writeMail(event, { ...full, locale: 'en' }))?.html))
  },
)
it.each([
  ['de-AT', 'Guten Tag,'],
  ['pt-PT', 'Olá!'],
  ['tm', 'வணக்கம்,'],
  ['sw', 'Hello,'],
  ['DE_ch', 'Guten Tag,'],
  ['de-!!', 'Hello,'],
  ['constructor', 'Hello,'],
  [undefined, 'Hello,'],
])('greets %s with %s', async (locale, hello) =>
  expect((await messagesFor(locale)).messages.hello_there).toBe(hello),
)

it('is posted with the header lines it has', async () => {
  const posted: unknown[] = []
  const provider = smtpNotifications(
    {
      url: 'smtp://localhost',
      from: 'shop@mugs.test',
      links: linksOf('https://mugs.test', { hasStorefront: true }),
    },
    { sendMail: async (mail) => posted.push(mail) },
  )
  await provider.send('newsletter.subscribed', full)
  await provider.send('order.placed', { store, order })
  expect(posted).toMatchObject([
    { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } },
    { subject: expect.any(String) },
  ])
  expect(posted[1]).not.toHaveProperty('headers')
})
it('is posted by SMTP, and again to whom it is asked, unless it held a token', async () => {
  const posted: { to: string; subject: string }[] = []
  const provider = smtpNotifications(
    { url: 'smtp://localhost', from: 'Mugs <shop@mugs.test>', language: 'de' },
    { sendMail: async (mail) => posted.push(mail) },
  )
  const sent = await provider.send('order.placed', { store, order })
  expect(sent?.to).toBe('ada@example.com')
  await provider.resend({ event_name: 'order.placed', to: 'other@example.com', data: sent?.data ?? {} })
  expect(posted.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'Ihre Bestellung Nr. 42 bei Mugs & more'],
    ['other@example.com', 'Ihre Bestellung Nr. 42 bei Mugs & more'],
  ])
  const reset = await provider.send('customer.password_reset', full)
  expect(JSON.stringify(reset?.data)).not.toContain('tok+en')
  const again = { event_name: 'customer.password_reset', to: 'ada@example.com', data: reset?.data ?? {} }
  await expect(provider.resend(again)).rejects.toThrow('new one')
})
