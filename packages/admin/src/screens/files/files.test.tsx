import type { Upload } from '@cartwright/contract'
import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { expect, it, vi } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const file = (changes: Partial<Upload>): Upload => ({
  id: 'upl_1',
  key: 'jug-1.png',
  url: 'http://localhost:9000/uploads/jug-1.png',
  name: 'jug.png',
  type: 'image/png',
  size: 1_234_567,
  is_protected: false,
  created_by: 'usr_grace',
  created_at: '2026-11-22T16:00:00.000Z',
  ...changes,
})
const listed = (...uploads: Upload[]) => ({ uploads, count: uploads.length, offset: 0, limit: 20 })
const secret = file({
  id: 'upl_2',
  key: 'terms-2.pdf',
  name: 'terms.pdf',
  type: 'application/pdf',
  is_protected: true,
})
const show = (changes: FakeRoutes = {}) =>
  renderAt('/a/settings/files', { 'GET /admin/uploads': listed(file({}), secret), ...changes })
const menu = async (name: RegExp) =>
  userEvent.click(within(await screen.findByRole('row', { name })).getByRole('button'))
const choose = async () => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file')
  await userEvent.upload(field, new File(['x'], 'lamp.png', { type: 'image/png' }))
}

it('files are listed with kind and size, protected ones marked', async () => {
  show()
  expect(await screen.findByRole('row', { name: /jug\.png/ })).toHaveTextContent(/PNG.*1\.2 MB/)
  expect(screen.getByRole('row', { name: /terms\.pdf/ })).toHaveTextContent(/Protected.*PDF/)
})

it('the address of a file is copied; a protected one has none', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  show()
  await menu(/jug/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy address' }))
  expect(await screen.findByText('Address copied')).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith('http://localhost:9000/uploads/jug-1.png')
  await menu(/terms/)
  expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Copy address' })).not.toBeInTheDocument()
})

it('a file is deleted behind an undo, by its key', async () => {
  const { sent } = show({ 'DELETE /admin/uploads': { id: 'jug-1.png', object: 'file', deleted: true } })
  await menu(/jug/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /jug/ })).not.toBeInTheDocument())
  expect(sent('DELETE /admin/uploads')).toHaveLength(0)
  const said = (await screen.findByText('“jug.png” deleted')).closest<HTMLElement>('[role=status]')
  if (!said) throw new Error('Nothing says that it was deleted')
  await userEvent.click(within(said).getByRole('button', { name: /Close|Dismiss/ }))
  await waitFor(() => expect(sent('DELETE /admin/uploads')[0]?.body).toEqual({ file_key: 'jug-1.png' }))
})

it('files are uploaded for everybody, or protected', async () => {
  const uploaded = { uploads: [{ key: 'lamp.png', url: '/uploads/lamp.png' }] }
  const { sent } = show({ 'POST /admin/uploads': uploaded, 'POST /admin/uploads/protected': uploaded })
  await screen.findByRole('row', { name: /jug/ })
  await choose()
  await waitFor(() => expect(sent('GET /admin/uploads')).toHaveLength(2))
  expect(sent('POST /admin/uploads')).toHaveLength(1)
  await userEvent.click(screen.getByRole('switch', { name: /Protect new files/ }))
  await choose()
  await waitFor(() => expect(sent('POST /admin/uploads/protected')).toHaveLength(1))
})

it('a file that is refused says why', async () => {
  show({ 'POST /admin/uploads': refuse(413, { type: 'invalid_data', message: 'The file is too large' }) })
  await screen.findByRole('row', { name: /jug/ })
  await choose()
  expect(await screen.findByText('The file is too large')).toBeInTheDocument()
})

it('a shop without files says what will stand here', async () => {
  show({ 'GET /admin/uploads': listed() })
  expect(await screen.findByText('No files yet')).toBeInTheDocument()
})
