import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.js'
import { ErrorBoundary } from './ErrorBoundary.js'

let isBroken = true
function Points(): string {
  if (isBroken) throw new Error('No points for this customer')
  return '1 240 points'
}

const meta = {
  title: 'Display/ErrorBoundary',
  component: ErrorBoundary,
  args: { title: 'The loyalty card could not be shown', children: '1 240 points' },
  render: (args) => (
    <Card title="Loyalty">
      <ErrorBoundary {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorBoundary>
export default meta

export const Whole: StoryObj<typeof meta> = {}

/** The browser is told of what broke, which is what it is there for. */
export const Broken: StoryObj<typeof meta> = {
  tags: ['breaks'],
  args: { children: <Points /> },
  beforeEach: () => {
    isBroken = true
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button')
    isBroken = false
    await userEvent.click(again)
    await expect(await canvas.findByText('1 240 points')).toBeVisible()
  },
}
