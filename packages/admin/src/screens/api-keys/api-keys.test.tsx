import { refuse } from '@cartwright/sdk/testing'
import { expect, it, vi } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { channelAnswers, market, storefrontKey, web } from '../sales-channels/examples'

const answers = {
  ...channelAnswers,
  'GET /admin/publishable-api-keys': {
    publishable_api_keys: [
      storefrontKey,
      { ...storefrontKey, id: 'pk_old', title: 'Old page', revoked_at: storefrontKey.created_at },
    ],
    count: 2,
    offset: 0,
    limit: 20,
  },
  'GET /admin/publishable-api-keys/:id': { publishable_api_key: storefrontKey },
  'GET /admin/publishable-api-keys/:id/sales-channels': { sales_channels: [web] },
}
const at = (path: string, changes = {}) => renderAt(path, { ...answers, ...changes })

it('keys are listed masked and copied whole', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  at('/a/publishable-api-keys')
  const row = await screen.findByRole('row', { name: /Storefront/ })
  expect(row).toHaveTextContent('pk_01H…Y4U6')
  expect(row).not.toHaveTextContent(storefrontKey.id)
  await userEvent.click(within(row).getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(written).toHaveBeenCalledWith(storefrontKey.id))
  expect(screen.getByRole('row', { name: /Old page/ })).toHaveTextContent('Revoked')
})

it('where there is no clipboard it says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  at('/a/publishable-api-keys/pk_1')
  const [copy] = await screen.findAllByRole('button', { name: 'Copy' })
  if (copy) await userEvent.click(copy)
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument()
})

it('revoking names the key before it is done', async () => {
  const { sent } = at('/a/publishable-api-keys/pk_1', {
    'POST /admin/publishable-api-keys/:id/revoke': { publishable_api_key: storefrontKey },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Storefront”?' }))
  expect(sent('POST /admin/publishable-api-keys/:id/revoke')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('“Storefront” revoked')).toBeInTheDocument()
  expect(sent('POST /admin/publishable-api-keys/:id/revoke')).toHaveLength(1)
})

it('why it cannot be revoked is said, and the page stays', async () => {
  at('/a/publishable-api-keys/pk_1', {
    'POST /admin/publishable-api-keys/:id/revoke': refuse(400, {
      type: 'not_allowed',
      message: 'It has been revoked already',
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('It has been revoked already')).toBeInTheDocument()
})

it('channels are added, and what is taken out can be put back', async () => {
  const { sent } = at('/a/publishable-api-keys/pk_1', {
    'POST /admin/publishable-api-keys/:id/sales-channels/batch': { publishable_api_key: storefrontKey },
    'DELETE /admin/publishable-api-keys/:id/sales-channels/batch': { publishable_api_key: storefrontKey },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Web shop' }))
  await waitFor(() =>
    expect(sent('DELETE /admin/publishable-api-keys/:id/sales-channels/batch')[0]?.body).toEqual({
      sales_channel_ids: [{ id: web.id }],
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent('POST /admin/publishable-api-keys/:id/sales-channels/batch')[0]?.body).toEqual({
      sales_channel_ids: [{ id: web.id }],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add channels' }))
  const dialog = within(await screen.findByRole('dialog'))
  const held = await dialog.findByRole('option', { name: /Web shop/ })
  expect(held).toHaveTextContent('Already there')
  await userEvent.click(dialog.getByRole('option', { name: /Marketplace/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent('POST /admin/publishable-api-keys/:id/sales-channels/batch')[1]?.body).toEqual({
      sales_channel_ids: [{ id: market.id }],
    }),
  )
})

it('a snippet shows how the key is used', async () => {
  at('/a/publishable-api-keys/pk_1')
  const use = within(await screen.findByRole('region', { name: 'Use it' }))
  expect(use.getByText(/curl/, { selector: 'code' })).toHaveTextContent(`-H 'x-publishable-api-key: pk_1'`)
  await userEvent.click(use.getByRole('tab', { name: 'JavaScript' }))
  expect(use.getByText(/createStoreClient/)).toHaveTextContent(`publishableKey: 'pk_1'`)
})

it('a key is deleted behind "Undo"', async () => {
  const { router, sent } = at('/a/publishable-api-keys/pk_1')
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/publishable-api-keys'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Storefront/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/publishable-api-keys/:id')).toHaveLength(0)
})
