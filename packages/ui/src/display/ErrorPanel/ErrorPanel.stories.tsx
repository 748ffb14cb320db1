import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorPanel } from './ErrorPanel.js'

const meta = {
  title: 'Display/ErrorPanel',
  component: ErrorPanel,
  args: {
    title: 'The refund could not be made',
    children: 'The payment provider did not answer. No money was moved.',
    onRetry: fn(),
    requestId: 'req_01JD9Z7K3M',
  },
} satisfies Meta<typeof ErrorPanel>
export default meta

export const WithRetry: StoryObj<typeof meta> = {}
export const Unknown: StoryObj<typeof meta> = { args: { title: undefined, children: undefined } }
