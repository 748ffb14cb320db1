import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pagination } from './Pagination.js'

const meta = {
  title: 'Display/Pagination',
  component: Pagination,
  args: { offset: 20, limit: 20, total: 1248, onChange: fn() },
} satisfies Meta<typeof Pagination>
export default meta

export const Middle: StoryObj<typeof meta> = { args: { onLimitChange: fn() } }
export const Last: StoryObj<typeof meta> = { args: { offset: 1240 } }
export const Links: StoryObj<typeof meta> = { args: { hrefFor: (offset: number) => `#offset=${offset}` } }
