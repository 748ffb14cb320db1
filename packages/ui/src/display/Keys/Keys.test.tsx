// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { Keys } from './Keys.js'
import { keysText } from './keys-text.js'

it.each([
  ['⌘K', true, '⌘K'],
  ['⌘K', false, 'Ctrl+K'],
  ['⌘⇧L', false, 'Ctrl+Shift+L'],
  ['G O', false, 'G O'],
])('%s is written (on a Mac: %s) as %s', (keys, isApple, text) => expect(keysText(keys, isApple)).toBe(text))

it('names the keys of the keyboard at hand, from left to right in every language', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64')
  render(<Keys keys="⌘K" />, { locale: 'ar' })
  expect(screen.getByText('Ctrl+K')).toHaveAttribute('dir', 'ltr')
  await expectAccessible()
})
