// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { StatusBadge } from './StatusBadge.js'
import { toneOf } from './status-tones.js'

it.each([
  ...['paid', 'captured', 'fulfilled', 'shipped', 'completed', 'published', 'active'].map((word) => [
    word,
    'green',
  ]),
  ...['awaiting', 'partially_fulfilled', 'partially_refunded', 'scheduled', 'pending'].map((word) => [
    word,
    'amber',
  ]),
  ...['requires_action', 'failed', 'rejected'].map((word) => [word, 'red']),
  ...['returned', 'refunded', 'swap'].map((word) => [word, 'violet']),
  ...['draft', 'archived', 'canceled', 'expired', 'not_paid', 'not_fulfilled'].map((word) => [word, 'grey']),
  ...['proposed', 'processing'].map((word) => [word, 'blue']),
])('%s is %s', (status, tone) => expect(toneOf(status!)).toBe(tone))

it('says known statuses in words and shows unknown ones as they are', async () => {
  render(
    <>
      <StatusBadge status="requires_action" />
      <StatusBadge status="under_review" />
    </>,
  )
  expect(screen.getByText('Requires action')).toBeInTheDocument()
  expect(screen.getByText('under review')).toBeInTheDocument()
  await expectAccessible()
})

it('in a list keeps its colour for what waits, and not for what went well', () => {
  render(
    <>
      <StatusBadge status="captured" isInList />
      <StatusBadge status="awaiting" isInList />
    </>,
  )
  expect(screen.getByText('Captured')).toHaveAttribute('data-quiet')
  expect(screen.getByText('Awaiting')).not.toHaveAttribute('data-quiet')
})
