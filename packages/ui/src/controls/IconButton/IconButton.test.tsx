// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { EditIcon } from '../../icons/icons.js'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { IconButton } from './IconButton.js'

it('is named by its label and shows it with the keys on focus', async () => {
  const onPress = vi.fn()
  render(<IconButton label="Edit" icon={<EditIcon />} shortcut="E" onPress={onPress} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('EditE')
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  await expectAccessible()
})
