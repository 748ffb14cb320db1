import { refuse } from '@cartwright/sdk/testing'
import { expect, it, vi } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { account, accountAnswers, session, twoFactorOn } from './examples'

const path = '/a/settings/personal-information'
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
const card = async (name: string) => within(await screen.findByRole('region', { name }))

it('the password is changed with the present one, and a refusal stands on its field', async () => {
  let isRight = false
  const { sent } = renderAt(path, {
    ...accountAnswers,
    'POST /admin/auth/password': () =>
      isRight
        ? { account }
        : refuse(400, {
            type: 'invalid_data',
            message: 'password: it is not your present password',
            code: 'wrong_password',
            errors: [{ path: 'password', message: 'it is not your present password; try again' }],
          }),
  })
  const part = await card('Password')
  const present = part.getByLabelText(/Current password/)
  await userEvent.type(present, 'compiler')
  await userEvent.type(part.getByLabelText(/New password/), 'correct-horse-battery')
  expect(part.getByText('Strong')).toBeInTheDocument()
  await userEvent.click(part.getByRole('button', { name: 'Change password' }))
  expect(await part.findByText(/not your present password/)).toBeInTheDocument()
  expect(present).toHaveValue('compiler')
  isRight = true
  await userEvent.click(part.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed')).toBeInTheDocument()
  expect(present).toHaveValue('')
  expect(sent('POST /admin/auth/password').at(-1)?.body).toEqual({
    password: 'compiler',
    new_password: 'correct-horse-battery',
  })
})

it('two-factor is turned on by password, picture and code, and the recovery codes are shown once', async () => {
  let isOn = false
  renderAt(path, {
    ...accountAnswers,
    'GET /admin/auth/account': () => ({ account: isOn ? { ...account, two_factor: twoFactorOn } : account }),
    'POST /admin/auth/two-factor': {
      secret: 'JBSWY3DPEHPK3PXP',
      otpauth_url: 'otpauth://totp/Kiln:grace@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Kiln',
    },
    'POST /admin/auth/two-factor/confirm': ({ body }) => {
      if (body?.code !== '123456')
        return refuse(400, {
          type: 'invalid_data',
          message: 'code',
          code: 'two_factor_invalid',
          errors: [{ path: 'code', message: 'it is wrong or over' }],
        })
      isOn = true
      return { two_factor: twoFactorOn, recovery_codes: codes }
    },
  })
  const part = await card('Two-factor sign-in')
  await userEvent.click(await part.findByRole('button', { name: 'Turn on' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Current password/), 'compiler{Enter}')
  expect(await dialog.findByRole('img', { name: /QR code/ })).toBeInTheDocument()
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument()
  expect(dialog.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^otpauth:/))
  const code = dialog.getByRole('textbox', { name: /Code of the app/ })
  await userEvent.type(code, '000000{Enter}')
  expect(await dialog.findByText(/wrong or over/)).toBeInTheDocument()
  await userEvent.clear(code)
  await userEvent.type(code, '123456{Enter}')
  const kept = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  for (const one of codes) expect(kept.getByText(one)).toBeInTheDocument()
  const copy = vi.spyOn(navigator.clipboard, 'writeText')
  await userEvent.click(kept.getByRole('button', { name: 'Copy' }))
  expect(copy).toHaveBeenCalledWith(codes.join('\n'))
  expect(await kept.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
  await userEvent.click(kept.getByRole('button', { name: 'I have kept them' }))
  expect(await part.findByText('2 recovery codes left')).toBeInTheDocument()
})

it('two-factor is turned off with the password', async () => {
  let isOn = true
  const { sent } = renderAt(path, {
    ...accountAnswers,
    'GET /admin/auth/account': () => ({ account: isOn ? { ...account, two_factor: twoFactorOn } : account }),
    'DELETE /admin/auth/two-factor': () => {
      isOn = false
      return { two_factor: account.two_factor }
    },
  })
  const part = await card('Two-factor sign-in')
  await userEvent.click(await part.findByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Current password/), 'compiler')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await part.findByRole('button', { name: 'Turn on' })).toBeInTheDocument()
  expect(sent('DELETE /admin/auth/two-factor')[0]?.body).toEqual({ password: 'compiler' })
})

it('new recovery codes take the place of the old ones', async () => {
  renderAt(path, {
    ...accountAnswers,
    'GET /admin/auth/account': { account: { ...account, two_factor: twoFactorOn } },
    'POST /admin/auth/two-factor/recovery-codes': { two_factor: twoFactorOn, recovery_codes: codes },
  })
  const part = await card('Two-factor sign-in')
  await userEvent.click(await part.findByRole('button', { name: 'New recovery codes' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Current password/), 'compiler{Enter}')
  const kept = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  expect(kept.getByText(codes[0] ?? '')).toBeInTheDocument()
})

it('sessions are listed, and one or all others are ended', async () => {
  const { sent } = renderAt(path, {
    ...accountAnswers,
    'DELETE /admin/auth/sessions/:id': { id: 'phone', object: 'session', deleted: true },
    'DELETE /admin/auth/sessions': { ended: 1 },
  })
  const part = await card('Where you are signed in')
  const [here, phone] = await part.findAllByRole('listitem')
  expect(here).toHaveTextContent('Firefox · Windows')
  expect(here).toHaveTextContent('This device')
  expect(phone).toHaveTextContent('192.0.2.7')
  await userEvent.click(part.getByRole('button', { name: 'Sign out Safari · iPhone' }))
  await waitFor(() => expect(sent('DELETE /admin/auth/sessions/:id')[0]?.params).toEqual({ id: 'phone' }))
  await userEvent.click(part.getByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(sent('DELETE /admin/auth/sessions')).toHaveLength(1))
})

it('who has one session only is offered to end none', async () => {
  renderAt(path, {
    ...accountAnswers,
    'GET /admin/auth/sessions': { sessions: [session('here', { is_current: true })] },
  })
  const part = await card('Where you are signed in')
  await part.findByText('This device')
  expect(part.queryByRole('button')).toBeNull()
})

it('the density of lists is chosen here too', async () => {
  renderAt(path, accountAnswers)
  await userEvent.click(await screen.findByRole('radio', { name: 'Compact' }))
  expect(localStorage.getItem('cartwright_density')).toBe('compact')
  localStorage.clear()
})

it('the e-mail is changed with the password, and a refusal stands on its field', async () => {
  let isTaken = true
  const { sent } = renderAt('/a/settings/personal-information', {
    ...accountAnswers,
    'POST /admin/auth/email': () =>
      isTaken
        ? refuse(400, {
            type: 'invalid_data',
            message: 'email: taken',
            errors: [{ path: 'email', message: 'email: somebody else signs in with it' }],
          })
        : { account: { ...account, user: { ...staff, email: 'grace@navy.example' } } },
  })
  const card = within(await screen.findByRole('region', { name: 'E-mail' }))
  expect(card.getByText(`You sign in with ${staff.email}.`)).toBeInTheDocument()
  await userEvent.type(card.getByRole('textbox', { name: /New e-mail/ }), 'grace@navy.example')
  await userEvent.type(card.getByLabelText(/^Current password/), 'secret')
  await userEvent.click(card.getByRole('button', { name: 'Change e-mail' }))
  expect(await card.findByText(/Somebody else signs in with it/i)).toBeInTheDocument()
  expect(card.getByRole('textbox', { name: /New e-mail/ })).toHaveValue('grace@navy.example')
  isTaken = false
  await userEvent.click(card.getByRole('button', { name: 'Change e-mail' }))
  expect(await screen.findByText('You now sign in with grace@navy.example')).toBeInTheDocument()
  expect(screen.getByText(`A note went to ${staff.email}`)).toBeInTheDocument()
  expect(sent('POST /admin/auth/email').at(-1)?.body).toEqual({
    email: 'grace@navy.example',
    password: 'secret',
  })
})
