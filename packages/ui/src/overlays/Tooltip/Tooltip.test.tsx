// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { act, expectAccessible, fireEvent, render, screen, userEvent } from '../../testing/render.js'
import { Tooltip, TooltipProvider } from './Tooltip.js'

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

describe('on hover', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }))
  afterEach(() => void vi.useRealTimers())
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const enter = (name: string) => {
    const button = screen.getByRole('button', { name })
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    fireEvent.mouseEnter(button)
  }
  const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }))

  it('waits 700 ms alone', () => {
    render(
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

  it('waits 100 ms in a group, and not at all within 300 ms of another', () => {
    render(
      <TooltipProvider>
        <Tooltip content="One">
          <Button>A</Button>
        </Tooltip>
        <Tooltip content="Two">
          <Button>B</Button>
        </Tooltip>
      </TooltipProvider>,
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
