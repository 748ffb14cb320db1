import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.js'

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { href: '#returns', children: 'Returns and refunds' },
} satisfies Meta<typeof Link>
export default meta

export const Text: StoryObj<typeof meta> = {}
export const Plain: StoryObj<typeof meta> = { args: { variant: 'plain' } }
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true } }
