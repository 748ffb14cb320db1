'use client'

import type { ChartKind, ChartSeries } from './Chart.js'
import { patternOf } from './ChartPlot.js'

/** The place of a series among those of the period; -1 for the period before. */
export const numberIn = (series: readonly ChartSeries[], id: string) =>
  series.filter((one) => !one.isPrevious).findIndex((one) => one.id === id)

export interface LegendProps {
  series: readonly ChartSeries[]
  kind: ChartKind
  patterns: string
}

/** Which line is which. */
export const Legend = ({ series, kind, patterns }: LegendProps) => (
  <ul className="cw-Chart-legend" aria-hidden="true">
    {series.map((one) => (
      <li key={one.id}>
        <Swatch kind={kind} number={numberIn(series, one.id)} patterns={patterns} />
        {one.name}
      </li>
    ))}
  </ul>
)

/** A piece of the line or the bars of a series. */
export const Swatch = ({ kind, number, patterns }: { kind: ChartKind; number: number; patterns: string }) => (
  <svg width={20} height={12} className="cw-Chart-swatch" data-series={number} aria-hidden="true">
    {kind === 'bar' && number >= 0 ? (
      <rect x={4} width={12} height={12} rx={2} fill={patternOf(patterns, number)} className="cw-Chart-bar" />
    ) : (
      <path d="M0 6H20" className="cw-Chart-line" />
    )}
  </svg>
)
