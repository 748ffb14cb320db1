import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const translation = {
  id: 'tran_de',
  entity: 'return_reason' as const,
  entity_id: 'rr_size',
  language: 'de',
  values: { label: 'Falsche Größe' },
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
}

it('what a reason is called in other languages is kept in its dialog, and forgotten behind an undo', async () => {
  const { sent } = renderAt('/a/settings/return-reasons?open=rr_size', {
    'GET /admin/return-reasons/:id/translations': { translations: [translation] },
    'POST /admin/return-reasons/:id/translations/:language': { translation },
  })
  expect(await screen.findByText('Falsche Größe')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deutsch' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveAttribute('placeholder', 'Wrong size')
  await userEvent.clear(name)
  await userEvent.type(name, 'Passt nicht')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/return-reasons/:id/translations/:language')[0]).toMatchObject({
      params: { id: 'rr_size', language: 'de' },
      body: { label: 'Passt nicht' },
    }),
  )
  expect(sent('POST /admin/return-reasons/:id')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove language' }))
  await waitFor(() => expect(screen.queryByText('Falsche Größe')).not.toBeInTheDocument())
  expect(sent('DELETE /admin/return-reasons/:id/translations/:language')).toHaveLength(0)
})
it('a new reason has no languages yet', async () => {
  renderAt('/a/settings/return-reasons')
  await userEvent.click(await screen.findByRole('button', { name: 'New return reason' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New return reason' }))
  expect(dialog.queryByText('Languages')).not.toBeInTheDocument()
})
