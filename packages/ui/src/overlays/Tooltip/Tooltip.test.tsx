// @vitest-environment jsdom
import { render as renderBare } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { act, expectAccessible, fireEvent, render, screen, userEvent } from '../../testing/render.js'
import { Tooltip } from './Tooltip.js'
import { delayNow, tooltipGroup } from './tooltip-delay.js'

it('describes the control while it has the focus, and goes with Escape', async () => {
  render(
    <Tooltip content="Held for open orders" shortcut="R">
      <Button>12 reserved</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Held for open orders')
  expect(screen.getByRole('button')).toHaveAccessibleDescription(/Held for open orders/)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})

it.each([
  [null, 0, 700],
  [tooltipGroup(), 0, 100],
  [{ ...tooltipGroup(), closedAt: 1000 }, 1300, 0],
  [{ ...tooltipGroup(), closedAt: 1000 }, 1301, 100],
])('in %o at %i waits %i ms', (group, now, delay) => expect(delayNow(group, now)).toBe(delay))

describe('on hover', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }))
  afterEach(() => void vi.useRealTimers())
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const enter = (name: string) =>
    fireEvent.pointerEnter(screen.getByRole('button', { name }), { pointerType: 'mouse' })
  const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }))

  it('waits 700 ms alone', () => {
    renderBare(
      <Tooltip content="One">
        <Button>A</Button>
      </Tooltip>,
    )
    enter('A')
    wait(699)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    wait(2)
    expect(screen.getByRole('tooltip')).toHaveTextContent('One')
  })

  it('waits 100 ms in an application, and not at all within 300 ms of another', () => {
    // No provider of their own: that of the application makes them a group.
    render(
      <>
        <Tooltip content="One">
          <Button>A</Button>
        </Tooltip>
        <Tooltip content="Two">
          <Button>B</Button>
        </Tooltip>
      </>,
    )
    enter('A')
    wait(99)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    wait(2)
    expect(screen.getByRole('tooltip')).toHaveTextContent('One')
    leave('A')
    wait(250)
    enter('B')
    wait(5)
    expect(screen.getByRole('tooltip')).toHaveTextContent('Two')
    leave('B')
    wait(400)
    enter('A')
    wait(50)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})
