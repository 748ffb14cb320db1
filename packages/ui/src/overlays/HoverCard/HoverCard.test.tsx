// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Link } from '../../controls/Link/Link.js'
import { act, expectAccessible, fireEvent, render, screen, userEvent, waitFor } from '../../testing/render.js'
import { HoverCard, type HoverCardProps } from './HoverCard.js'

const open = (props: Partial<HoverCardProps> = {}, locale = 'en-US') =>
  render(
    <>
      <HoverCard content="12 orders" delay={20} {...props}>
        <Link href="#ada">Ada</Link>
      </HoverCard>
      <button type="button">Next</button>
    </>,
    { locale },
  )
const card = () => screen.queryByRole('tooltip')

it('opens under a resting pointer, stays while the pointer is on it, and closes when it leaves', async () => {
  open()
  await userEvent.hover(screen.getByRole('link'))
  expect(card()).not.toBeInTheDocument()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('12 orders')
  await userEvent.hover(card()!)
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
  expect(card()).toBeInTheDocument()
  await userEvent.unhover(card()!)
  await waitFor(() => expect(card()).not.toBeInTheDocument())
})

it('a pointer that passes by opens nothing', async () => {
  open({ delay: 200 })
  await userEvent.hover(screen.getByRole('link'))
  await userEvent.unhover(screen.getByRole('link'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(card()).not.toBeInTheDocument()
})

it('opens on keyboard focus, describes the control, and goes with Escape or the focus', async () => {
  open()
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAccessibleDescription('12 orders')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(card()).not.toBeInTheDocument())
  expect(screen.getByRole('link')).toHaveFocus()
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-describedby')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  await userEvent.tab()
  await waitFor(() => expect(card()).not.toBeInTheDocument())
})

it('tabbing past a control opens nothing', async () => {
  open({ delay: 200 })
  await userEvent.tab()
  await userEvent.tab()
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(card()).not.toBeInTheDocument()
})

it('fingers do not open it', async () => {
  open()
  const link = screen.getByRole('link')
  fireEvent.pointerEnter(link.parentElement!, { pointerType: 'touch' })
  fireEvent.mouseEnter(link.parentElement!)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
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
  open({}, 'ar')
  await userEvent.hover(screen.getByRole('link'))
  expect((await screen.findByRole('tooltip')).closest('[dir]')).toHaveAttribute('dir', 'rtl')
})
