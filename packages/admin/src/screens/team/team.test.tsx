import { refuse } from '@cartwright/sdk/testing'
import { expect, it, vi } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { at, invite, nameless, page, teamAnswers } from './examples'

const menuOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
}

it('the team is listed with role and second factor, and says which one is the reader', async () => {
  renderAt('/a/settings/team', teamAnswers)
  const row = await screen.findByRole('row', { name: /Grace/ })
  expect(row).toHaveTextContent('Owner')
  expect(row).toHaveTextContent('grace@example.com · you')
  expect(screen.getByRole('row', { name: /Ada/ })).toHaveTextContent('On')
})

it('who has no name stands there by e-mail, once', async () => {
  renderAt('/a/settings/team', {
    ...teamAnswers,
    'GET /admin/team': { ...page, users: [nameless], count: 1 },
  })
  expect(await screen.findAllByText(/grace@example\.com/)).toHaveLength(1)
})

it('somebody is invited to a role, and what the shop refuses stands on its field', async () => {
  let isKnown = true
  const taken = refuse(400, {
    type: 'invalid_data',
    message: 'user: is a member of staff already',
    errors: [{ path: 'user', message: 'user is a member of staff already' }],
  })
  const { sent } = renderAt('/a/settings/team', {
    ...teamAnswers,
    'POST /admin/invites': () => (isKnown ? taken : 'OK'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'lin@example.com')
  await userEvent.click(dialog.getByRole('button', { name: /Role/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Packers' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Is a member of staff already')).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('lin@example.com')
  isKnown = false
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Invitation sent')).toBeInTheDocument()
  expect(sent('POST /admin/invites').at(-1)?.body).toEqual({
    user: 'lin@example.com',
    role_id: 'role_packers',
  })
})

it('the role of a colleague is changed', async () => {
  const { sent } = renderAt('/a/settings/team?open=usr_ada', {
    ...teamAnswers,
    'POST /admin/users/:id': { user: { ...staff, id: 'usr_ada' } },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Role of Ada' }))
  await userEvent.click(dialog.getByRole('button', { name: /Role/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Packers' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/users/:id')[0]?.body).toEqual({ role_id: 'role_packers' }))
})

it('the only owner neither goes nor gets another role', async () => {
  renderAt(`/a/settings/team?open=${staff.id}`, teamAnswers)
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/The only owner/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /Role/ })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await menuOf(/Grace/)
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
})

it('taking somebody off the team says what happens first', async () => {
  const { sent } = renderAt('/a/settings/team', {
    ...teamAnswers,
    'DELETE /admin/users/:id': { id: 'usr_ada', object: 'user', deleted: true },
  })
  await menuOf(/Ada/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Ada from the team?' }))
  expect(dialog.getByText(/API tokens stop working/)).toBeInTheDocument()
  expect(sent('DELETE /admin/users/:id')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from team' }))
  await waitFor(() => expect(sent('DELETE /admin/users/:id')[0]?.params).toEqual({ id: 'usr_ada' }))
})

it('two-factor of who lost the telephone is turned off', async () => {
  const { sent } = renderAt('/a/settings/team', {
    ...teamAnswers,
    'DELETE /admin/users/:id/two-factor': { id: 'usr_ada', object: 'two_factor', deleted: true },
  })
  await menuOf(/Ada/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Turn off two-factor' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off two-factor' }))
  expect(await screen.findByText('Two-factor of Ada is off')).toBeInTheDocument()
  expect(sent('DELETE /admin/users/:id/two-factor')).toHaveLength(1)
})

it('open invitations can be copied, sent again, given another role and deleted with a way back', async () => {
  const { sent } = renderAt('/a/settings/team', {
    ...teamAnswers,
    'GET /admin/invites': {
      invites: [
        invite,
        { ...invite, id: 'inv_2', user_email: 'old@example.com', expires_at: at },
        { ...invite, id: 'inv_3', user_email: 'in@example.com', accepted: true },
      ],
    },
    'POST /admin/invites/:invite_id/resend': undefined,
  })
  const part = within(await screen.findByRole('region', { name: 'Open invitations' }))
  const row = await part.findByRole('row', { name: /lin@example.com/ })
  expect(row).toHaveTextContent('Packers')
  expect(part.getByRole('row', { name: /old@example.com/ })).toHaveTextContent('Expired')
  expect(part.queryByText('in@example.com')).toBeNull()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await menuOf(/lin@example.com/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link' }))
  expect(copy).toHaveBeenCalledWith(invite.invite_url)
  await menuOf(/lin@example.com/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }))
  await waitFor(() =>
    expect(sent('POST /admin/invites/:invite_id/resend')[0]?.params).toEqual({ invite_id: 'inv_1' }),
  )
  await menuOf(/lin@example.com/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(part.queryByText('lin@example.com')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await part.findByText('lin@example.com')).toBeInTheDocument()
})

it('who may not know the team is told who grants it', async () => {
  renderAt('/a/settings/team', {
    ...teamAnswers,
    'GET /admin/auth/account': {
      account: {
        user: staff,
        role: { id: 'role_packers', name: 'Packers', is_built_in: false },
        permissions: ['orders:write'],
        refund_limit: 0,
        two_factor: { is_on: false, confirmed_at: null, recovery_codes_left: 0 },
      },
    },
  })
  expect(await screen.findByText(/users:read/)).toBeInTheDocument()
})

it('who invited is named, and a refused mail is said with its link at hand', async () => {
  const failed = { ...invite, mail: { status: 'failed' as const, error: '550 no such mailbox' } }
  renderAt('/a/settings/team', { ...teamAnswers, 'GET /admin/invites': { invites: [failed] } })
  const row = await screen.findByRole('row', { name: /lin@example.com/ })
  expect(row).toHaveTextContent('Grace Hopper')
  expect(row).toHaveTextContent('The mail was refused: 550 no such mailbox')
  await userEvent.click(within(row).getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(invite.invite_url)
})

it('what became of a mail is looked for again after it was sent', async () => {
  let asked = 0
  renderAt('/a/settings/team', {
    ...teamAnswers,
    'GET /admin/invites': () => {
      asked += 1
      return {
        invites: [
          {
            ...invite,
            mail: asked === 1 ? { status: 'waiting', error: null } : { status: 'failed', error: 'full' },
          },
        ],
      }
    },
  })
  expect(await screen.findByText(/The mail was refused/, {}, { timeout: 10_000 })).toBeInTheDocument()
})
