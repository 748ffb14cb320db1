import type { Notification } from '@cartwright/contract'
import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { describe, expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const mail = {
  id: 'noti_1',
  event_name: 'order.placed',
  resource_type: 'order',
  resource_id: 'order_1',
  to: 'ada@example.com',
  provider_id: 'mail',
  created_at: '2026-11-22T16:00:00.000Z',
  updated_at: '2026-11-22T16:00:00.000Z',
  resends: [{ id: 'noti_2' }],
} as unknown as Notification
const server = {
  host: 'smtp.example.com',
  port: 587,
  user: 'shop',
  has_password: true,
  from: 'shop@example.com',
  security: 'starttls' as const,
  updated_at: null,
}
const none = { mail_server: null, is_fixed: false, sends: false }
const set = { mail_server: server, is_fixed: false, sends: true }

const show = (changes: FakeRoutes = {}) =>
  renderAt('/a/settings/notifications', {
    'GET /admin/notifications': { notifications: [mail], count: 1, offset: 0, limit: 20 },
    'GET /admin/notifications/:id/preview': {
      preview: {
        to: mail.to,
        subject: 'Your order #1042',
        text: 'Thank you, Ada',
        html: '<p>Thank you, Ada</p>',
      },
    },
    'POST /admin/notifications/:id/resend': { notification: mail },
    'GET /admin/mail-server': none,
    ...changes,
  })

describe('the mails', () => {
  it('are listed by what they are about', async () => {
    const { sent } = show()
    const row = await screen.findByRole('row', { name: /Order confirmation/ })
    expect(row).toHaveTextContent('ada@example.com')
    expect(sent('GET /admin/notifications')[0]?.query.has('order')).toBe(false)
  })
  it('say what they are when there are none', async () => {
    show({ 'GET /admin/notifications': { notifications: [], count: 0, offset: 0, limit: 20 } })
    expect(await screen.findByText('No mails yet')).toBeInTheDocument()
  })
  it('are read in a frame where nothing runs, and sent again to somebody else', async () => {
    const { sent } = show()
    await userEvent.click(await screen.findByRole('link', { name: /Order confirmation/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order #1042' }))
    const frame = await dialog.findByTitle('Your order #1042')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).toHaveAttribute('srcdoc', '<p>Thank you, Ada</p>')
    await userEvent.click(dialog.getByRole('tab', { name: 'As text' }))
    expect(await dialog.findByText('Thank you, Ada')).toBeInTheDocument()
    const to = dialog.getByRole('textbox', { name: 'Receiver' })
    await userEvent.clear(to)
    await userEvent.type(to, 'bob@example.com{Enter}')
    await waitFor(() =>
      expect(sent('POST /admin/notifications/:id/resend')[0]?.body).toEqual({ to: 'bob@example.com' }),
    )
    expect(await screen.findByText('Sent again to bob@example.com')).toBeInTheDocument()
  })
  it('of which nothing was kept say so', async () => {
    show({
      'GET /admin/notifications/:id/preview': {
        preview: { to: mail.to, subject: 'Invitation', text: null, html: null },
      },
    })
    await userEvent.click(await screen.findByRole('link', { name: /Order confirmation/ }))
    expect(await screen.findByText(/it held a secret link/)).toBeInTheDocument()
  })
  it('that cannot be sent again stay open, with why', async () => {
    show({
      'POST /admin/notifications/:id/resend': refuse(400, {
        type: 'not_allowed',
        message: 'The provider is not installed any more',
      }),
    })
    await userEvent.click(await screen.findByRole('link', { name: /Order confirmation/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('The provider is not installed any more')).toBeInTheDocument()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })
})

describe('the mail server', () => {
  it('is set up; what the shop refuses stands on its field and nothing typed is lost', async () => {
    let isRefused = true
    const { sent } = show({
      'POST /admin/mail-server': () =>
        isRefused
          ? refuse(400, {
              type: 'invalid_data',
              message: 'from must be an e-mail address',
              errors: [{ path: 'from', message: 'from must be an e-mail address' }],
            })
          : set,
    })
    expect(await screen.findByText('Mails reach nobody')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Set up mail server' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up mail server' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Server/ }), 'smtp.example.com')
    const from = dialog.getByRole('textbox', { name: /^Sender/ })
    await userEvent.type(from, 'shop')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(from).toBeInvalid())
    expect(from).toHaveValue('shop')
    isRefused = false
    await userEvent.type(from, '@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Mail server saved')).toBeInTheDocument()
    expect(sent('POST /admin/mail-server').at(-1)?.body).toEqual({
      host: 'smtp.example.com',
      port: 587,
      user: null,
      from: 'shop@example.com',
      security: 'starttls',
    })
  })
  it('gets the usual port with its kind of connection', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Set up mail server' }))
    await userEvent.click(await screen.findByRole('button', { name: /Connection/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Encrypted (TLS)' }))
    expect(await screen.findByRole('textbox', { name: /^Port/ })).toHaveValue('465')
  })
  it('keeps its password where none is typed', async () => {
    const { sent } = show({ 'GET /admin/mail-server': set, 'POST /admin/mail-server': set })
    await userEvent.click(await screen.findByRole('button', { name: 'Change mail server' }))
    const host = await screen.findByRole('textbox', { name: /^Server/ })
    await userEvent.clear(host)
    await userEvent.type(host, 'mail.example.com{Enter}')
    await waitFor(() => expect(sent('POST /admin/mail-server')).toHaveLength(1))
    expect(sent('POST /admin/mail-server')[0]?.body).not.toHaveProperty('password')
  })
  it('is tried out, and what it said is shown', async () => {
    show({
      'GET /admin/mail-server': set,
      'POST /admin/mail-server/test': { is_sent: false, answer: '535 wrong password' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send test mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send test mail' }))
    expect(dialog.getByRole('textbox', { name: 'Receiver' })).toHaveValue('grace@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send test mail' }))
    expect(await dialog.findByText('535 wrong password')).toBeInTheDocument()
    expect(dialog.getByText('The test mail was not sent')).toBeInTheDocument()
  })
  it('is forgotten behind an undo', async () => {
    const { sent } = show({ 'GET /admin/mail-server': set })
    await userEvent.click(await screen.findByRole('button', { name: 'Forget mail server' }))
    expect(await screen.findByText('Mails reach nobody')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Mails go out')).toBeInTheDocument()
    expect(sent('DELETE /admin/mail-server')).toHaveLength(0)
  })
  it('that the configuration names is not changed here', async () => {
    show({ 'GET /admin/mail-server': { mail_server: null, is_fixed: true, sends: true } })
    expect(await screen.findByText(/The configuration of the shop names the mail server/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Set up mail server' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send test mail' })).toBeInTheDocument()
  })
})
