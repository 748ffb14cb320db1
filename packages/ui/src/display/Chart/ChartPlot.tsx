'use client'

import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartKind, ChartSeries } from './Chart.js'
import type { ChartLayout } from './chart-layout.js'

export interface ChartPlotProps {
  kind: ChartKind
  series: readonly ChartSeries[]
  layout: ChartLayout
  width: number
  height: number
  /** The point under the pointer or the keys. */
  active: number | null
  /** Names the stripes and dots of bars, for the legend too. */
  patterns: string
}

/** Axes, lines, areas and bars. The table beside it says the same, so readers are spared the drawing. */
export function ChartPlot({ kind, series, layout, width, height, active, patterns }: ChartPlotProps) {
  const { plot, ticks, labels, x, y } = layout
  const current = series.filter((one) => !one.isPrevious)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="cw-Chart-drawing" aria-hidden="true" focusable="false">
      <Patterns id={patterns} />
      {ticks.map((tick) => (
        <g key={tick.value}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={tick.y}
            y2={tick.y}
            className="cw-Chart-rule"
            data-zero={tick.value === 0 || undefined}
          />
          <text
            x={plot.left > width - plot.right ? plot.left - 8 : plot.right + 8}
            y={tick.y}
            dy="0.32em"
            textAnchor="end"
            className="cw-Chart-tick"
          >
            {tick.text}
          </text>
        </g>
      ))}
      {labels.map((label) => (
        <text key={label.index} x={label.x} y={height - 6} textAnchor="middle" className="cw-Chart-tick">
          {label.text}
        </text>
      ))}
      {active !== null && (
        <line x1={x[active]} x2={x[active]} y1={plot.top} y2={plot.bottom} className="cw-Chart-cursor" />
      )}
      {series.map((one) =>
        kind === 'bar' && !one.isPrevious ? (
          <Bars key={one.id} of={one} among={current} layout={layout} active={active} patterns={patterns} />
        ) : (
          <Line
            key={one.id}
            of={one}
            number={current.indexOf(one)}
            layout={layout}
            isFilled={kind === 'area' && !one.isPrevious}
          />
        ),
      )}
      {active !== null &&
        series.map((one) => {
          const value = one.values[active]
          if (value == null || (kind === 'bar' && !one.isPrevious)) return null
          return (
            <circle
              key={one.id}
              cx={x[active]}
              cy={y(value)}
              r={4}
              className="cw-Chart-point"
              data-series={current.indexOf(one)}
            />
          )
        })}
    </svg>
  )
}

interface LineProps {
  of: ChartSeries
  /** Its place among the series of the period; -1 for the period before. */
  number: number
  layout: ChartLayout
  isFilled: boolean
}

function Line({ of: { values }, number, layout: { x, y }, isFilled }: LineProps) {
  const points = values.map((value, index) => ({ value, x: x[index] ?? 0 }))
  const drawn = line<(typeof points)[number]>(
    (point) => point.x,
    (point) => y(point.value ?? 0),
  )
    .defined((point) => point.value !== null)
    .curve(curveMonotoneX)
  const filled = area<(typeof points)[number]>(
    (point) => point.x,
    y(0),
    (point) => y(point.value ?? 0),
  )
    .defined((point) => point.value !== null)
    .curve(curveMonotoneX)
  // A point without neighbours has no line to be on.
  const alone = points.filter(
    ({ value }, index) => value !== null && values[index - 1] == null && values[index + 1] == null,
  )
  return (
    <g data-series={number}>
      {isFilled && <path d={filled(points) ?? ''} className="cw-Chart-area" />}
      <path d={drawn(points) ?? ''} className="cw-Chart-line" />
      {alone.map((point) => (
        <circle key={point.x} cx={point.x} cy={y(point.value ?? 0)} r={3} className="cw-Chart-alone" />
      ))}
    </g>
  )
}

interface BarsProps {
  of: ChartSeries
  among: readonly ChartSeries[]
  layout: ChartLayout
  active: number | null
  patterns: string
}

function Bars({ of, among, layout: { x, y, band, plot }, active, patterns }: BarsProps) {
  const number = among.indexOf(of)
  const width = Math.min(48, band) / among.length
  // Mirrored, the first series stands at the right of its point.
  const isMirrored = x.length > 1 ? x[0]! > x[1]! : plot.left < 48
  const place = (isMirrored ? among.length - 1 - number : number) - among.length / 2
  return (
    <g data-series={number}>
      {of.values.map((value, index) => {
        if (value === null) return null
        const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={(x[index] ?? 0) + place * width}
            y={top}
            width={Math.max(1, width - 1)}
            // What is not nothing is seen, however small.
            height={Math.max(value === 0 ? 0 : 1, bottom - top)}
            rx={2}
            fill={patternOf(patterns, number)}
            className="cw-Chart-bar"
            data-dimmed={(active !== null && active !== index) || undefined}
          />
        )
      })}
    </g>
  )
}

/** What fills the bars of a series; its plain colour when absent. */
export const patternOf = (patterns: string, number: number): string | undefined =>
  number % 3 === 0 ? undefined : `url(#${patterns}-${number % 3})`

/** Stripes and dots, so that bars are told apart without their colours. */
const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-1`} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} className="cw-Chart-pattern" opacity={0.25} data-series={1} />
      <rect width={3} height={6} className="cw-Chart-pattern" data-series={1} />
    </pattern>
    <pattern id={`${id}-2`} width={6} height={6} patternUnits="userSpaceOnUse">
      <rect width={6} height={6} className="cw-Chart-pattern" opacity={0.25} data-series={2} />
      <circle cx={3} cy={3} r={1.75} className="cw-Chart-pattern" data-series={2} />
    </pattern>
  </defs>
)
