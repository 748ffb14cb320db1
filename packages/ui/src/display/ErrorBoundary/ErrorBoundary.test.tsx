// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { render, screen, userEvent } from '../../testing/render.js'
import { ErrorBoundary } from './ErrorBoundary.js'

// React writes what a boundary caught to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

it.each([[new Error('broke')], [null]])(
  'keeps the page when a part throws %s, and draws it again',
  async (thrown) => {
    let isBroken = true
    const Part = () => {
      if (isBroken) throw thrown
      return 'Points'
    }
    const onError = vi.fn()
    render(
      <>
        <p>Order</p>
        <ErrorBoundary title="The card could not be shown" onError={onError}>
          <Part />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('Order')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('The card could not be shown')
    expect(onError.mock.calls[0]?.[0]).toBe(thrown)
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Points')).toBeInTheDocument()
  },
)
