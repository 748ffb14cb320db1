// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { ErrorPanel } from './ErrorPanel.js'

it('speaks up, offers another try and names the request', async () => {
  const onRetry = vi.fn()
  render(<ErrorPanel onRetry={onRetry} requestId="req_1" />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrong, Please try againRequest ID: req_1',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await expectAccessible()
})

it('is the heading of a page that holds nothing else', () => {
  render(<ErrorPanel heading="h1" title="The order could not be loaded" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The order could not be loaded')
})
