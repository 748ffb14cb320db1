// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Button } from './Button.js'
import { LinkButton } from './LinkButton.js'

it('is pressed by mouse and by keyboard', async () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Save</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Enter} ')
  expect(onPress).toHaveBeenCalledTimes(3)
  await expectAccessible()
})

it('says that it is busy and does nothing more', async () => {
  const onPress = vi.fn()
  render(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
})

it('stays a link when it goes somewhere', () => {
  render(<LinkButton href="/a/orders">Orders</LinkButton>)
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/a/orders')
})
