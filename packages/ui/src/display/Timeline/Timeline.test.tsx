// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen, within } from '../../testing/render.js'
import { Timeline } from './Timeline.js'

it('lists what happened, when and by whom', async () => {
  const at = '2026-11-20T11:30:00Z'
  const now = new Date('2026-11-20T12:30:00Z')
  render(
    <Timeline
      label="History"
      now={now}
      events={[{ id: '1', title: 'Shipped', by: 'Grace', at, children: 'DHL' }]}
    />,
  )
  const [event] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem')
  expect(event).toHaveTextContent('ShippedGrace · 1 hour agoDHL')
  await expectAccessible()
})
