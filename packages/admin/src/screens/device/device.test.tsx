import type { DeviceSignIn } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent } from '../../testing/render-at'

const device: DeviceSignIn = {
  user_code: 'BCDF-GHJK',
  client_name: 'cartwright on laptop',
  address: '203.0.113.7',
  status: 'pending',
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-03-02T09:10:00.000Z',
}
const answers = {
  'GET /admin/auth/device/:user_code': { device },
  'POST /admin/auth/device/:user_code': { device: { ...device, status: 'approved' as const } },
}

it('a program gets in only after somebody compared its code and confirmed it', async () => {
  const { sent } = renderAt('/a/device?code=BCDF-GHJK', answers)
  expect(await screen.findByRole('heading', { name: /cartwright on laptop/ })).toBeInTheDocument()
  expect(screen.getByText('BCDF-GHJK')).toBeInTheDocument()
  expect(screen.getByText(/203\.0\.113\.7/)).toBeInTheDocument()
  expect(sent('POST /admin/auth/device/:user_code')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(
    await screen.findByRole('heading', { name: 'cartwright on laptop is signed in' }),
  ).toBeInTheDocument()
  expect(sent('POST /admin/auth/device/:user_code')[0]?.body).toEqual({ approve: true })
})

it('a program that nobody knows is refused', async () => {
  const { sent } = renderAt('/a/device?code=BCDF-GHJK', {
    ...answers,
    'POST /admin/auth/device/:user_code': { device: { ...device, status: 'denied' as const } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  expect(await screen.findByRole('heading', { name: 'cartwright on laptop was refused' })).toBeInTheDocument()
  expect(sent('POST /admin/auth/device/:user_code')[0]?.body).toEqual({ approve: false })
})

it('without a code it asks for one, and says when it is none', async () => {
  const { sent } = renderAt('/a/device', {
    'GET /admin/auth/device/:user_code': refuse(404, { type: 'not_found', message: 'Code was not found' }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), 'zzzz zzzz')
  expect(sent('GET /admin/auth/device/:user_code')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(await screen.findByText(/No program waits with this code/)).toBeInTheDocument()
})
