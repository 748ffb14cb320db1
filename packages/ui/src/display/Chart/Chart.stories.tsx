import { addDays, previousPeriod } from '@cartwright/sdk/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Chart } from './Chart.js'
import { Sparkline } from './Sparkline.js'

const range = { from: '2026-03-01', to: '2026-03-30' }
const written = (day: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...style, timeZone: 'UTC' }).format(new Date(day))
const days = Array.from({ length: 30 }, (_, index) => {
  const day = addDays(range.from, index)
  return {
    id: day,
    name: written(day, { dateStyle: 'full' }),
    shortName: written(day, { day: 'numeric', month: 'short' }),
  }
})
// The same course on every run: pictures of it can be compared.
const course = (start: number, swing: number) =>
  days.map((_, index) =>
    Math.round(start + swing * Math.sin(index / 3) + (swing / 2) * Math.cos(index * 1.7)),
  )
const sales = { id: 'sales', name: 'Net sales', values: course(184_000, 62_000) }
const before = {
  id: 'before',
  name: 'Period before',
  isPrevious: true,
  values: course(150_000, 40_000),
  pointNames: days.map((_, index) =>
    written(addDays(previousPeriod(range).from, index), { dateStyle: 'medium' }),
  ),
}
const kinds = ['Vessels', 'Lamps', 'Seats', 'Throws'].map((name) => ({ id: name, name }))

const meta = {
  title: 'Display/Chart',
  component: Chart,
  args: {
    label: 'Net sales',
    pointsLabel: 'Day',
    points: days,
    series: [sales, before],
    format: { currency: 'eur' },
  },
} satisfies Meta<typeof Chart>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const Area: Story = { args: { kind: 'area' } }
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '3')
  },
}
export const Bars: Story = {
  args: {
    kind: 'bar',
    label: 'Pieces sold',
    pointsLabel: 'Kind',
    format: 'number',
    points: kinds,
    series: [
      { id: 'sold', name: 'Sold', values: [120, 84, 31, 66] },
      { id: 'returned', name: 'Returned', values: [12, 4, 9, 0] },
      { id: 'kept', name: 'Kept by the store', values: [20, 30, 10, 5] },
    ],
  },
}
export const BarsBefore: Story = {
  args: {
    kind: 'bar',
    points: days.slice(0, 12),
    series: [
      { ...sales, values: sales.values.slice(0, 12) },
      { ...before, values: before.values.slice(0, 12) },
    ],
  },
}
export const ManyLines: Story = {
  args: {
    series: ['Europe', 'Britain', 'America', 'Japan', 'Emirates', 'Elsewhere'].map((name, index) => ({
      id: name,
      name,
      values: course(60_000 + index * 32_000, 14_000 + index * 3000),
    })),
  },
}
export const Losses: Story = {
  args: {
    kind: 'bar',
    label: 'Result',
    pointsLabel: 'Kind',
    points: kinds,
    series: [{ id: 'result', name: 'Result', values: [320_000, -84_000, 0, 45_000] }],
  },
}
export const Rate: Story = {
  args: {
    label: 'Returns',
    format: 'percent',
    series: [{ id: 'rate', name: 'Returns', values: course(60, 30).map((value) => value / 10) }],
  },
}
export const Gaps: Story = {
  args: {
    series: [
      {
        ...sales,
        values: sales.values.map((value, index) => (index % 9 > 6 || index === 17 ? null : value)),
      },
    ],
  },
}
export const OnePoint: Story = {
  args: { points: days.slice(0, 1), series: [{ ...sales, values: [184_000] }] },
}
export const LongNames: Story = {
  args: {
    kind: 'bar',
    label: 'Umsatz nach Versandkostenberechnungsgrundlage',
    pointsLabel: 'Versandkostenberechnungsgrundlage',
    points: ['Donaudampfschifffahrtsgesellschaft', 'Rindfleischetikettierung', 'Post'].map((name) => ({
      id: name,
      name,
    })),
    series: [{ id: 'a', name: 'Umsatz', values: [512_000_00, 98_000_00, 1_200_00] }],
  },
}
export const Nothing: Story = { args: { points: [], series: [] } }
export const Loading: Story = { args: { points: [], series: [], isLoading: true } }
export const Refreshing: Story = { args: { isLoading: true } }
export const AsTable: Story = {
  play: async ({ canvas, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('showTable') }))
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}
export const Small: Story = {
  render: () => (
    <p
      style={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        font: '500 var(--cw-type-14)',
        color: 'var(--cw-text)',
      }}
    >
      €5,520.00 <Sparkline label="Net sales over 30 days" values={sales.values} />
    </p>
  ),
}
