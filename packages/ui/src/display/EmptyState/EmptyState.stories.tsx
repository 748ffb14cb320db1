import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.js'
import { Link } from '../../controls/Link/Link.js'
import { BoxIcon } from '../../icons/icons.js'
import { EmptyState } from './EmptyState.js'

const meta = {
  title: 'Display/EmptyState',
  component: EmptyState,
  args: {
    icon: <BoxIcon size={20} />,
    title: 'No products yet',
    children:
      'Products are what customers see and buy. Add the first one, or bring them along from another shop.',
    actions: (
      <>
        <Button variant="primary">Add product</Button>
        <Link href="#import">Import</Link>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>
export default meta

export const FirstUse: StoryObj<typeof meta> = {}
export const Filtered: StoryObj<typeof meta> = {
  args: {
    icon: undefined,
    title: 'Nothing is out of stock',
    children: undefined,
    actions: <Button>Clear filter</Button>,
  },
}
