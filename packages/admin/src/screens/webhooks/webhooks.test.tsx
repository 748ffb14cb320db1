import type { Webhook, WebhookDelivery } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const at = '2026-11-18T09:24:00.000Z'
const webhook: Webhook = {
  id: 'whk_1',
  url: 'https://erp.example.com/hooks',
  description: 'Bookkeeping',
  events: ['order.placed'],
  is_enabled: true,
  secret_hint: 'x7k2',
  old_secret_until: null,
  failing_since: null,
  disabled_at: null,
  created_at: at,
  updated_at: at,
}
const delivery: WebhookDelivery = {
  id: 'whd_1',
  webhook_id: webhook.id,
  event_id: 'evt_1',
  event_name: 'order.placed',
  payload: '{"id":"evt_1","type":"order.placed","data":{"id":"order_1"}}',
  status: 'failed',
  attempts: 8,
  due_at: null,
  attempted_at: at,
  delivered_at: null,
  response_status: 503,
  response_body: 'down for repair',
  error: 'answered with 503',
  duration_ms: 42,
  replay_of: null,
  created_at: at,
}
const answers = {
  'GET /admin/webhooks': { webhooks: [webhook], count: 1, offset: 0, limit: 20 },
  'GET /admin/webhooks/:id': { webhook },
  'GET /admin/webhooks/:id/deliveries': { deliveries: [delivery], count: 1, offset: 0, limit: 20 },
}
const list = (changes = {}) => renderAt('/a/settings/webhooks', { ...answers, ...changes })
const page = (changes = {}) => renderAt('/a/settings/webhooks/whk_1', { ...answers, ...changes })

it('the list says what each is told of and whether it arrives', async () => {
  list({
    'GET /admin/webhooks': {
      ...answers['GET /admin/webhooks'],
      webhooks: [
        webhook,
        { ...webhook, id: 'whk_2', description: 'Gone', is_enabled: false, disabled_at: at },
        { ...webhook, id: 'whk_3', description: 'Shaky', failing_since: at, events: ['*'] },
      ],
    },
  })
  expect(await screen.findByRole('row', { name: /Bookkeeping/ })).toHaveTextContent('order.placed')
  expect(screen.getByRole('row', { name: /Gone/ })).toHaveTextContent('Given up')
  expect(screen.getByRole('row', { name: /Shaky/ })).toHaveTextContent('All events')
})

it('a new one is told of what is ticked, and its secret is shown once', async () => {
  const { sent } = list({ 'POST /admin/webhooks': { webhook, secret: 'whsec_once' } })
  await userEvent.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), webhook.url)
  await userEvent.click(dialog.getByRole('radio', { name: 'Only what is ticked' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Tick at least one')).toBeInTheDocument()
  // Found by its label: to work out the role and name of each of fifty boxes takes long.
  await userEvent.click(dialog.getByLabelText('order.placed'))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('whsec_once')).toBeInTheDocument()
  expect(sent('POST /admin/webhooks')[0]?.body).toMatchObject({ url: webhook.url, events: ['order.placed'] })
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('whsec_once')).not.toBeInTheDocument()
})

it('an address that is never asked is refused on its field', async () => {
  list({
    'POST /admin/webhooks': refuse(400, {
      type: 'invalid_data',
      message: 'url: only https addresses are asked',
      errors: [{ path: 'url', message: 'url: only https addresses are asked' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New webhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }))
  const url = dialog.getByRole('textbox', { name: /Address/ })
  await userEvent.type(url, 'http://localhost/')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(url).toBeInvalid())
  expect(url).toHaveValue('http://localhost/')
})

it('a delivery says what was sent and answered, and is sent again', async () => {
  const { sent } = page({ 'POST /admin/webhooks/:id/replay': { count: 1 } })
  await userEvent.click(await screen.findByRole('button', { name: 'order.placed' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'order.placed' }))
  expect(dialog.getByText('down for repair')).toBeInTheDocument()
  expect(dialog.getByText('answered with 503')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
  await waitFor(() =>
    expect(sent('POST /admin/webhooks/:id/replay')[0]).toMatchObject({
      params: { id: 'whk_1' },
      body: { ids: ['whd_1'] },
    }),
  )
})

it('a test tells whether it arrived', async () => {
  page({ 'POST /admin/webhooks/:id/test': { delivery } })
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }))
  expect(await screen.findByText('The test did not arrive')).toBeInTheDocument()
})

it('a new secret is asked for first, then shown', async () => {
  page({ 'POST /admin/webhooks/:id/secret': { webhook, secret: 'whsec_next' } })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New secret' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }))
  await userEvent.click(question.getByRole('button', { name: 'New secret' }))
  expect(await screen.findByText('whsec_next')).toBeInTheDocument()
})
