import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EditIcon } from '../../icons/icons.js'
import { IconButton } from './IconButton.js'

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: <EditIcon />, shortcut: 'E', onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta

export const Ghost: StoryObj<typeof meta> = {}
export const Secondary: StoryObj<typeof meta> = { args: { variant: 'secondary' } }
export const Large: StoryObj<typeof meta> = { args: { size: 'l' } }
