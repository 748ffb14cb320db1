import { expect, it } from 'vitest'
import { mailEvents, writeMail } from './mails'
import { mailLanguages, messagesFor } from './messages/languages'
import { smtpNotifications } from './smtp'

const order = {
  email: 'ada@example.com',
  display_id: 42,
  currency_code: 'eur',
  subtotal: 4000,
  discount_total: 500,
  shipping_total: 490,
  tax_total: 798,
  gift_card_total: 0,
  total: 4788,
  items: [{ title: 'Mug', description: 'Blue <b>', quantity: 2, subtotal: 4000 }],
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
}

it('shows an order with its figures as text and as HTML', () => {
  const mail = writeMail('order.placed', { store, order })
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your order #42 at Mugs & more' })
  for (const part of ['Hello Ada,', '€40.00', '-€5.00', '€47.88', 'Ada Byron', '1 Main Street'])
    expect(mail?.text).toContain(part)
  expect(mail?.html).toContain('Mug · Blue &lt;b&gt;')
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.html).toContain('Mugs &amp; more')
})
it('leaves out a discount, taxes and gift cards there are none of', () => {
  const plain = { ...order, discount_total: 0, tax_total: 0 }
  expect(writeMail('order.placed', { store, order: plain })?.text).not.toMatch(/Discount|Tax|Gift/)
})
it('leads to the shop with token and e-mail filled in', () => {
  const links = { customer_password: 'https://mugs.test/reset?t={token}&e={email}' }
  const mail = writeMail('customer.password_reset', full, links)
  expect(mail?.text).toContain('https://mugs.test/reset?t=tok%2Ben&e=ada%40example.com')
  expect(mail?.html).toContain('href="https://mugs.test/reset?t=tok%2Ben&amp;e=ada%40example.com"')
})
it('shows the token itself when no page is named', () => {
  expect(writeMail('order-update-token.created', full)).toMatchObject({
    to: 'old@example.com',
    text: expect.stringContaining('tok+en'),
  })
})
it('keeps a name from adding lines to the header', () => {
  const mail = writeMail('order.placed', { store: { ...store, name: 'Mugs\r\nBcc: x@example.com' }, order })
  expect(mail?.subject).not.toMatch(/[\r\n]/)
})
it('says nothing without a reader', () => {
  expect(writeMail('order.placed', { store })).toBeUndefined()
  expect(writeMail('product.created', full)).toBeUndefined()
})
it.each(mailLanguages.flatMap((language) => mailEvents.map((event) => [language, event])))(
  'in %s, %s fills every gap',
  (language, event) => {
    const mail = writeMail(event, { ...full, locale: language })
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\w+\}|undefined/)
    expect(mail?.html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  },
)
it.each([
  ['de-AT', 'Guten Tag,'],
  ['pt', 'Hello,'],
  ['DE_ch', 'Guten Tag,'],
  ['de-!!', 'Hello,'],
  ['constructor', 'Hello,'],
  [undefined, 'Hello,'],
])('greets %s with %s', (locale, hello) => expect(messagesFor(locale).messages.hello_there).toBe(hello))

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
