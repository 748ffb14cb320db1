// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { DateTime, relativeTime } from './DateTime.js'

const now = new Date('2026-11-20T12:30:00Z')

it.each([
  ['2026-11-20T12:29:30Z', '30 seconds ago'],
  ['2026-11-20T09:31:00Z', '2 hours ago'],
  ['2026-11-19T12:00:00Z', 'yesterday'],
  ['2026-11-23T12:30:00Z', 'in 3 days'],
  ['2026-11-01T12:30:00Z', null],
])('%s is %s', (date, text) => expect(relativeTime(new Date(date), now, 'en-US')).toBe(text))

it('writes the moment in the notation of the locale', async () => {
  render(<DateTime value="2026-11-20T09:30:00Z" timeZone="UTC" />, { locale: 'de-DE' })
  expect(screen.getByText('20.11.2026, 09:30')).toHaveAttribute('datetime', '2026-11-20T09:30:00.000Z')
  await expectAccessible()
})
