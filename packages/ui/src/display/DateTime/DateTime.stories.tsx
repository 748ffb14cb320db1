import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTime } from './DateTime.js'

const meta = {
  title: 'Display/DateTime',
  component: DateTime,
  args: { value: '2026-11-20T09:30:00Z', timeZone: 'UTC', now: new Date('2026-11-20T12:30:00Z') },
} satisfies Meta<typeof DateTime>
export default meta

export const Full: StoryObj<typeof meta> = {}
export const Relative: StoryObj<typeof meta> = { args: { format: 'relative' } }
