// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextField } from '../../controls/TextField/TextField.js'
import { UiProvider } from '../../strings/UiProvider.js'
import { expectAccessible, render, screen, stopClock, userEvent } from '../../testing/render.js'
import { LoadingOverlay } from './LoadingOverlay.js'

const page = (isVisible: boolean) => (
  <>
    <TextField label="Name" />
    <LoadingOverlay isVisible={isVisible} />
  </>
)

it('appears after a second, says so, and goes at once', async () => {
  const wait = stopClock()
  const view = render(page(true))
  await wait(999)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  await wait(1)
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  view.rerender(page(false))
  expect(document.querySelector('.cw-LoadingOverlay')).toHaveAttribute('data-phase', 'leaving')
  await wait(160)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('never shows what is over within the second', async () => {
  const wait = stopClock()
  const view = render(page(true))
  await wait(900)
  view.rerender(page(false))
  await wait(5000)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('leaves the focus where it is', async () => {
  const view = render(
    <>
      <TextField label="Name" autoFocus />
      <LoadingOverlay isVisible delay={0} label="Saving" />
    </>,
  )
  await screen.findByRole('progressbar', { name: 'Saving' })
  expect(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('Ada')
  expect(screen.getByRole('textbox')).toHaveValue('Ada')
  await expectAccessible()
  view.unmount()
})

it('renders nothing on the server', () =>
  expect(
    renderToString(
      <UiProvider locale="en">
        <LoadingOverlay isVisible delay={0} />
      </UiProvider>,
    ),
  ).toBe(''))
