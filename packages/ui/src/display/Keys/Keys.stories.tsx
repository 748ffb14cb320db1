import type { Meta, StoryObj } from '@storybook/react-vite'
import { Keys } from './Keys.js'

const meta = {
  title: 'Display/Keys',
  component: Keys,
  args: { keys: '⌘⇧L' },
} satisfies Meta<typeof Keys>
export default meta

export const Chord: StoryObj<typeof meta> = {}
export const OneAfterAnother: StoryObj<typeof meta> = { args: { keys: 'G O' } }
