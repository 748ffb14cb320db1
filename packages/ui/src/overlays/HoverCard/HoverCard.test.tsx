// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Link } from '../../controls/Link/Link.js'
import { expectAccessible, fireEvent, render, screen, stopClock, userEvent } from '../../testing/render.js'
import { HoverCard, type HoverCardProps } from './HoverCard.js'

const open = (props: Partial<HoverCardProps> = {}, locale = 'en-US') => {
  const pass = stopClock()
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <>
      <HoverCard content="12 orders" {...props}>
        <Link href="#ada">Ada</Link>
      </HoverCard>
      <button type="button">Next</button>
    </>,
    { locale },
  )
  return { pass, user, link: screen.getByRole('link') }
}
const card = () => screen.queryByRole('tooltip')

it('opens under a resting pointer, stays while the pointer is on it, and closes when it leaves', async () => {
  const { pass, user, link } = open()
  await user.hover(link)
  await pass(399)
  expect(card()).not.toBeInTheDocument()
  await pass(1)
  expect(card()).toHaveTextContent('12 orders')
  await user.hover(card()!)
  await pass(10_000)
  expect(card()).toBeInTheDocument()
  await user.unhover(card()!)
  await pass(1000)
  expect(card()).not.toBeInTheDocument()
})

it('a pointer that passes by opens nothing', async () => {
  const { pass, user, link } = open({ delay: 200 })
  await user.hover(link)
  await pass(199)
  await user.unhover(link)
  await pass(1000)
  expect(card()).not.toBeInTheDocument()
})

it('opens on keyboard focus, describes the control, and goes with Escape or the focus', async () => {
  const { pass, user, link } = open()
  await user.tab()
  await pass(399)
  expect(card()).not.toBeInTheDocument()
  await pass(1)
  expect(card()).toBeInTheDocument()
  expect(link).toHaveAccessibleDescription('12 orders')
  await user.keyboard('{Escape}')
  await pass(0)
  expect(card()).not.toBeInTheDocument()
  expect(link).toHaveFocus()
  expect(link).not.toHaveAttribute('aria-describedby')
  await user.tab()
  await user.tab({ shift: true })
  await pass(400)
  expect(card()).toBeInTheDocument()
  await user.tab()
  await pass(1000)
  expect(card()).not.toBeInTheDocument()
})

it('is read by everybody', async () => {
  const { pass, user } = open()
  await user.tab()
  await pass(400)
  vi.useRealTimers()
  expect(card()).toBeInTheDocument()
  await expectAccessible()
})

it('tabbing past a control opens nothing', async () => {
  const { pass, user } = open({ delay: 200 })
  await user.tab()
  await pass(199)
  await user.tab()
  await pass(1000)
  expect(card()).not.toBeInTheDocument()
})

it('fingers do not open it', async () => {
  const { pass, link } = open()
  fireEvent.pointerEnter(link.parentElement!, { pointerType: 'touch' })
  fireEvent.mouseEnter(link.parentElement!)
  await pass(1000)
  expect(card()).not.toBeInTheDocument()
})

it('what is pressed in it is not pressed in the row the thing stands in', async () => {
  const onRow = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a row of a table leads somewhere in just this way
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div onClick={onRow}>
      <HoverCard content="12 orders" delay={0}>
        <Link href="#ada">Ada</Link>
      </HoverCard>
    </div>,
  )
  await userEvent.hover(screen.getByRole('link'))
  await userEvent.click(await screen.findByRole('tooltip'))
  expect(onRow).not.toHaveBeenCalled()
})

it('reads from right to left where the page does', async () => {
  const { pass, user, link } = open({}, 'ar')
  await user.hover(link)
  await pass(400)
  expect(card()?.closest('[dir]')).toHaveAttribute('dir', 'rtl')
})
