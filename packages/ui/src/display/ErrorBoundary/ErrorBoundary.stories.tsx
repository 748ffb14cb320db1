import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.js'
import { ErrorBoundary } from './ErrorBoundary.js'

let failures = 0
function BreaksOnce(): string {
  if (failures++ < 2) throw new Error('No points for this customer')
  return '1 240 points'
}

const meta = {
  title: 'Display/ErrorBoundary',
  component: ErrorBoundary,
  args: { title: 'The loyalty card could not be shown', children: <BreaksOnce /> },
  render: (args) => (
    <Card title="Loyalty">
      <ErrorBoundary {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorBoundary>
export default meta

export const Broken: StoryObj<typeof meta> = {
  beforeEach: () => {
    failures = 0
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(canvas.getByText('1 240 points')).toBeVisible()
  },
}
