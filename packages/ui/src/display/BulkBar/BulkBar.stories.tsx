import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { BulkBar } from './BulkBar.js'

const meta = {
  title: 'Display/BulkBar',
  component: BulkBar,
  args: {
    count: 20,
    total: 248,
    onSelectMatching: fn(),
    onClear: fn(),
    children: (
      <>
        <Button size="s">Capture</Button>
        <Button size="s">Archive</Button>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>
export default meta

export const SomeOfMany: StoryObj<typeof meta> = {}
export const All: StoryObj<typeof meta> = { args: { count: 248 } }
