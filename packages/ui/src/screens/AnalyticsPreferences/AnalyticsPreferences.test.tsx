// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { ToastProvider, ToastRegion } from '../../overlays/Toast/Toast.js'
import { ToastQueue } from '../../overlays/Toast/toast-queue.js'
import { expectAccessible, fireEvent, render, screen, stopClock, userEvent } from '../../testing/render.js'
import { AnalyticsPreferences, type AnalyticsPreferencesProps } from './AnalyticsPreferences.js'
import { isEmail } from './is-email.js'

const show = (props: Partial<AnalyticsPreferencesProps> = {}) => {
  const calls = { onSubmit: vi.fn(), onEmail: vi.fn(), onDone: vi.fn() }
  render(
    <ToastProvider queue={new ToastQueue()}>
      <AnalyticsPreferences documentationHref="https://example.com/usage" {...calls} {...props} />
      <ToastRegion />
    </ToastProvider>,
  )
  return calls
}
const anonymize = () => screen.getByRole('switch', { name: 'Anonymize my usage data' })
const optOut = () => screen.getByRole('switch', { name: 'Opt out of sharing my usage data' })
const email = () => screen.getByRole('textbox', { name: /E-mail/ })
const go = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

it.each([
  ['ada@example.com', true],
  ['ada.l+shop@mail.example.co.uk', true],
  ['ada@example', false],
  ['ada example.com', false],
  ['@example.com', false],
  ['ada@.com', false],
  ['ada@example.', false],
  ['a@b@example.com', false],
])('%s is an e-mail address: %s', (text, is) => expect(isEmail(text)).toBe(is))

it('asks as it is specified', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Help us get better' })).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/usage')
  expect(email()).not.toBeRequired()
  expect(anonymize()).not.toBeChecked()
  expect(anonymize()).toHaveAccessibleDescription(/name and e-mail address/)
  expect(optOut()).toHaveAccessibleDescription('You can opt out at any time.')
  await expectAccessible()
})

it('opting out ends being anonymous, and disables that switch and the e-mail', async () => {
  const { onSubmit, onEmail } = show()
  await userEvent.type(email(), 'not an address')
  await userEvent.click(anonymize())
  await userEvent.click(optOut())
  expect(anonymize()).not.toBeChecked()
  expect(anonymize()).toBeDisabled()
  expect(email()).toBeDisabled()
  expect(anonymize().closest('.cw-AnalyticsPreferences-dims')).toHaveAttribute('data-disabled')
  expect(email().closest('.cw-AnalyticsPreferences-dims')).toHaveAttribute('data-disabled')
  await go()
  expect(onSubmit).toHaveBeenCalledWith({ anonymize: false, opt_out: true })
  expect(onEmail).not.toHaveBeenCalled()
})

it('the e-mail is optional, but must be one', async () => {
  const { onSubmit, onEmail } = show()
  await userEvent.type(email(), 'ada@example')
  await go()
  expect(email()).toHaveAccessibleDescription('Please enter a valid email')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(email(), '.com')
  await go()
  expect(onSubmit).toHaveBeenCalledWith({ anonymize: false, opt_out: false })
  expect(onEmail).toHaveBeenCalledWith('ada@example.com')
})

it('the e-mail of somebody who stays anonymous is not told', async () => {
  const { onSubmit, onEmail, onDone } = show({ defaultEmail: 'ada@example.com' })
  await userEvent.click(anonymize())
  await go()
  expect(onSubmit).toHaveBeenCalledWith({ anonymize: true, opt_out: false })
  expect(onEmail).not.toHaveBeenCalled()
  expect(onDone).toHaveBeenCalledOnce()
  expect(screen.getByRole('status')).toHaveTextContent('Preferences saved')
})

it('a refusal is a toast titled "Error" with the first message', async () => {
  const { onDone } = show({
    onSubmit: () => Promise.reject({ message: [{ message: 'Not today' }, { message: 'Never' }] }),
  })
  await go()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^ErrorNot today$/)
  expect(onDone).not.toHaveBeenCalled()
})

it('covers the window after a second of waiting', async () => {
  const wait = stopClock()
  show({ onSubmit: () => new Promise(() => {}) })
  fireEvent.submit(screen.getByRole('button', { name: 'Continue' }).closest('form')!)
  await wait(999)
  expect(document.querySelector('.cw-LoadingOverlay')).not.toBeInTheDocument()
  await wait(1)
  expect(document.querySelector('.cw-LoadingOverlay')).toBeInTheDocument()
})
