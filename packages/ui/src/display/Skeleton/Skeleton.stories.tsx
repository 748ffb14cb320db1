import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.js'

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

export const Line: StoryObj<typeof meta> = {}
export const Paragraph: StoryObj<typeof meta> = { args: { lines: 4 } }
export const Picture: StoryObj<typeof meta> = { args: { width: '160px', height: '200px' } }
