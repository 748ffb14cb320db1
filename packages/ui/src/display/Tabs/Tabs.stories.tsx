import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from './Tabs.js'

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: {
    label: 'Views of the orders',
    items: [
      { id: 'all', name: 'All', content: '248 orders' },
      { id: 'ship', name: 'To ship', count: 14, content: '14 orders wait for the post' },
      { id: 'pay', name: 'Awaiting payment', count: 3, content: '3 orders wait for money' },
      { id: 'old', name: 'Archived', content: 'Nothing yet', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta

export const Views: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /To ship/ }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('14 orders')
  },
}
