import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleOrder } from '../../testing/example-order.js'
import { OrderView } from './OrderView.js'

const meta = {
  title: 'Shop/OrderView',
  component: OrderView,
  args: { order: exampleOrder, timeZone: 'UTC', hrefFor: ({ handle }) => `#${handle}` },
} satisfies Meta<typeof OrderView>
export default meta

export const OnItsWay: StoryObj<typeof meta> = {}
export const JustPlaced: StoryObj<typeof meta> = {
  args: {
    order: { ...exampleOrder, state: 'received', tracking: [], events: exampleOrder.events.slice(-1) },
  },
}
export const Canceled: StoryObj<typeof meta> = {
  args: {
    order: {
      ...exampleOrder,
      state: 'canceled',
      tracking: [],
      events: [
        { id: 'ref_1', kind: 'refunded', at: '2026-05-02T12:00:01.000Z', amount: 26_610 },
        { id: 'order_1 canceled', kind: 'canceled', at: '2026-05-02T12:00:00.000Z' },
        ...exampleOrder.events.slice(-2),
      ],
    },
  },
}
export const TaxOnTop: StoryObj<typeof meta> = {
  args: { order: { ...exampleOrder, inclusive: false, totals: { ...exampleOrder.totals, total: 30_859 } } },
}
export const BilledElsewhere: StoryObj<typeof meta> = {
  args: {
    order: {
      ...exampleOrder,
      billing: { lines: ['Looms & Co', '2 High Street', 'London', 'E1 6AN'], country: 'gb' },
      payment: 'captured',
    },
  },
}
