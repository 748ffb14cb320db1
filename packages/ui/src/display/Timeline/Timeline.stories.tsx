import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon, TruckIcon, WarningIcon } from '../../icons/icons.js'
import { Timeline } from './Timeline.js'

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    label: 'History of the order',
    now: new Date('2026-11-20T12:30:00Z'),
    timeZone: 'UTC',
    events: [
      {
        id: '5',
        title: 'Shipped 2 items',
        by: 'Grace',
        at: '2026-11-20T11:30:00Z',
        icon: <TruckIcon />,
        tone: 'green',
      },
      { id: '4', title: 'Note', by: 'Grace', at: '2026-11-20T09:10:00Z', children: 'Asked to ring twice.' },
      {
        id: '3',
        title: '€148.00 captured',
        by: 'Ada',
        at: '2026-11-19T16:00:00Z',
        icon: <CheckIcon />,
        tone: 'green',
      },
      {
        id: '2',
        title: 'Capture failed',
        at: '2026-11-19T15:58:00Z',
        icon: <WarningIcon />,
        tone: 'red',
        children: 'Card declined',
      },
      { id: '1', title: 'Order placed', by: 'Online shop', at: '2026-11-01T08:00:00Z' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta

export const OfAnOrder: StoryObj<typeof meta> = {}
