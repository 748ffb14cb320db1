import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from './SearchField.js'

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  args: { label: 'Search orders', shortcut: '/' },
} satisfies Meta<typeof SearchField>
export default meta

export const Empty: StoryObj<typeof meta> = {}
export const Filled: StoryObj<typeof meta> = { args: { defaultValue: '#1042' } }
