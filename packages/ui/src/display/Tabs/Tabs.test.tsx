// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Tabs } from './Tabs.js'

it('shows one panel and moves with the arrow keys', async () => {
  const onChange = vi.fn()
  render(
    <Tabs
      label="Views"
      onChange={onChange}
      items={[
        { id: 'all', name: 'All', content: 'All orders' },
        { id: 'ship', name: 'To ship', count: 14, content: 'To be sent' },
      ]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: /To ship/ })).toHaveTextContent('To be sent')
  expect(onChange).toHaveBeenLastCalledWith('ship')
  await expectAccessible()
})
