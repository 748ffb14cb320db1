// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { expectAccessible, fireEvent, render, screen, userEvent, within } from '../../testing/render.js'
import { Chart, type ChartProps } from './Chart.js'
import { axisText, chartText } from './chart-format.js'
import { chartLayout, nearestPoint, textWidth } from './chart-layout.js'
import { Sparkline } from './Sparkline.js'

const points = ['Mon', 'Tue', 'Wed'].map((name) => ({ id: name, name: `${name}, March`, shortName: name }))
const sales = { id: 'sales', name: 'Net sales', values: [12000, null, 8000] }
const before = {
  id: 'before',
  name: 'Period before',
  values: [9000, 4000, 0],
  isPrevious: true,
  pointNames: ['Mon, February', 'Tue, February', 'Wed, February'],
}
const show = (props: Partial<ChartProps> = {}, locale = 'en-US') =>
  render(
    <Chart
      label="Net sales"
      pointsLabel="Day"
      points={points}
      series={[sales, before]}
      format={{ currency: 'eur' }}
      {...props}
    />,
    { locale },
  )
const drawing = () => screen.getByRole('slider', { name: 'Net sales' })

describe('the layout', () => {
  const layout = (values: (number | null)[], more: object = {}) =>
    chartLayout({
      width: 600,
      height: 240,
      names: values.map((_, index) => `Day ${index + 1}`),
      values: [values],
      tickText: String,
      ...more,
    })
  it.each([
    ['figures above zero', [12, 40, 3], [0, 10, 20, 30, 40]],
    ['losses', [-5, 10], [-5, 0, 5, 10]],
    ['one piece', [1, 0], [0, 1]],
    ['nothing but zero', [0, 0], [0, 1]],
    ['parts of a whole', [0.2, 0.1], [0, 0.05, 0.1, 0.15, 0.2]],
    ['gaps', [null, 4], [0, 1, 2, 3, 4]],
  ])('of %s has even marks with zero among them', (_, values, ticks) =>
    expect(layout(values).ticks.map((tick) => tick.value)).toEqual(ticks),
  )
  it('puts zero below and the largest above, losses below zero', () => {
    const { y, plot } = layout([-10, 20])
    expect(y(20)).toBe(plot.top)
    expect(y(0)).toBeLessThan(plot.bottom)
    expect(y(-10)).toBeGreaterThan(y(0))
  })
  it('is mirrored, axis included', () => {
    const [straight, mirrored] = [layout([1, 2, 3]), layout([1, 2, 3], { isMirrored: true })]
    expect(straight.x).toEqual([...straight.x].sort((a, b) => a - b))
    expect(mirrored.x.map(Math.round)).toEqual(straight.x.map((x) => Math.round(600 - x)))
    expect(mirrored.plot.right).toBe(600 - straight.plot.left)
  })
  it('leaves out names that have no room, and shortens long ones', () => {
    const { labels, x } = layout(Array.from({ length: 90 }, (_, index) => index))
    const gap = x[1]! - x[0]!
    const every = labels[1]!.index
    expect(every * gap).toBeGreaterThan(textWidth('Day 90'))
    expect(layout([1], { names: ['Versandkostenberechnungsgrundlage'] }).labels[0]?.text).toBe(
      'Versandkostenbe…',
    )
  })
  it('stands one point in the middle', () => {
    const { x, plot } = layout([7])
    expect(x[0]).toBeCloseTo((plot.left + plot.right) / 2)
  })
  it.each([
    [[10, 20, 30], 14, 0],
    [[10, 20, 30], 26, 2],
    [[30, 20, 10], 26, 0],
    [[], 5, -1],
  ])('finds among %o the point at %i: %i', (x, place, index) => expect(nearestPoint(x, place)).toBe(index))
})

it.each([
  [123456, { currency: 'eur' }, 'de-DE', '1234,56', '1234,6'],
  [1200000, { currency: 'usd' }, 'en-US', '$12,000.00', '$12K'],
  [12000, { currency: 'jpy' }, 'ja', '12,000', '1万'],
  [12.5, 'percent' as const, 'en-US', '12.5%', '12.5%'],
  [12345, 'number' as const, 'en-US', '12,345', '12.3K'],
])('writes %d of %o in %s as %s, at the axis as %s', (value, format, locale, text, axis) => {
  const plain = (written: string) => written.replace(/[\u00a0\u202f]/g, ' ').replace(/(\d)\.(\d{3},)/, '$1$2')
  expect(plain(chartText(value, format, locale))).toContain(text)
  expect(plain(axisText(value, format, locale)).replace(/ /g, '')).toContain(axis.replace(/ /g, ''))
})

it('says the same as a table, for readers always', async () => {
  show()
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Day', 'Net sales', 'Period before'])
  expect(within(table).getByRole('row', { name: /Mon, March/ })).toHaveTextContent('€120.00€90.00')
  expect(within(table).getByRole('row', { name: /Tue, March/ })).toHaveTextContent('–€40.00')
  await expectAccessible()
})

it('shows the table in place of the drawing', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Net sales' })).toHaveAttribute('tabindex', '0')
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(drawing()).toBeInTheDocument()
})

it('is walked along with the arrow keys', async () => {
  show()
  await userEvent.tab()
  await userEvent.tab()
  expect(drawing()).toHaveFocus()
  expect(drawing()).toHaveAttribute('aria-valuetext', 'Wed, March, Net sales €80.00, Period before €0.00')
  await userEvent.keyboard('{ArrowLeft}')
  expect(drawing()).toHaveAttribute('aria-valuetext', 'Tue, March, Net sales –, Period before €40.00')
  expect(document.querySelector('.cw-Chart-tip')).toHaveTextContent('Tue, February€40.00')
  await userEvent.keyboard('{Home}')
  expect(drawing()).toHaveAttribute('aria-valuenow', '1')
  await userEvent.keyboard('{ArrowLeft}')
  expect(drawing()).toHaveAttribute('aria-valuenow', '1')
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('.cw-Chart-tip')).not.toBeInTheDocument()
})

it('is walked the other way where lines run from right to left', async () => {
  show({}, 'ar-AE')
  screen.getByRole('slider').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '2')
})

it('shows the figures under the pointer', () => {
  show()
  fireEvent.pointerMove(drawing(), { clientX: 0 })
  expect(document.querySelector('.cw-Chart-tip')).toHaveTextContent('Mon, March')
  fireEvent.pointerLeave(drawing(), { pointerType: 'mouse' })
  expect(document.querySelector('.cw-Chart-tip')).not.toBeInTheDocument()
})

it('draws gaps as gaps, a lonely point as a dot, losses below zero', () => {
  const { container, rerender } = show({ series: [sales] })
  expect(container.querySelectorAll('.cw-Chart-alone')).toHaveLength(2)
  const chart = (values: number[]) => (
    <Chart label="Net sales" pointsLabel="Day" kind="bar" points={points} series={[{ ...sales, values }]} />
  )
  rerender(chart([4, -4, 0]))
  const bars = [...container.querySelectorAll('.cw-Chart-plot rect.cw-Chart-bar')]
  const [top, bottom] = bars.map((bar) => Number(bar.getAttribute('y')))
  expect(top).toBeLessThan(bottom!)
  expect(bars.map((bar) => Number(bar.getAttribute('height')) > 0)).toEqual([true, true, false])
})

it('waits with a grey shape first, then with the old figures', () => {
  const { container, rerender } = show({ points: [], series: [], isLoading: true })
  expect(screen.getByRole('figure', { name: 'Net sales' })).toHaveAttribute('aria-busy', 'true')
  expect(container.querySelector('.cw-Skeleton')).toBeInTheDocument()
  rerender(<Chart label="Net sales" pointsLabel="Day" points={points} series={[sales]} isLoading />)
  expect(screen.getByRole('figure')).toHaveAttribute('data-refreshing')
  expect(drawing()).toBeInTheDocument()
})

it('says that there is nothing', async () => {
  show({ series: [{ ...sales, values: [null, null, null] }] })
  expect(screen.getByText('No data for this period')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await expectAccessible()
})

it('is drawn on a server', () =>
  expect(
    renderToString(<Chart label="Net sales" pointsLabel="Day" points={points} series={[sales]} />),
  ).toContain('cw-Chart-line'))

it('is as small as a word', async () => {
  const { container } = render(
    <Sparkline label="Net sales, €1,240 in March" values={[1, null, 3, 3, null]} />,
  )
  expect(screen.getByRole('img', { name: 'Net sales, €1,240 in March' })).toBeInTheDocument()
  expect(container.querySelector('circle')).toBeInTheDocument()
  await expectAccessible()
})
