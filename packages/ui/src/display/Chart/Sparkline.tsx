'use client'

import { scaleLinear, scalePoint } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'

export interface SparklineProps {
  /** What it shows, with the figures that matter: "Net sales, €1,240 in March". Read in place of the drawing. */
  label: string
  /** In order of time; null where nothing is known. */
  values: readonly (number | null)[]
  /** Pixels; 96 by 28 when absent. */
  width?: number
  height?: number
  className?: string
}

/** The course of a figure, as small as a word. The figure itself stands beside it. */
export function Sparkline({ label, values, width = 96, height = 28, className }: SparklineProps) {
  const { direction } = useLocale()
  const known = values.filter((value): value is number => value !== null)
  const x = scalePoint<number>()
    .domain(values.map((_, index) => index))
    .range(direction === 'rtl' ? [width - 3, 3] : [3, width - 3])
  const low = Math.min(...known)
  const high = Math.max(...known)
  const y = scaleLinear()
    .domain(low === high ? [low - 1, high + 1] : [low, high])
    .range([height - 3, 3])
  const drawn = line<number | null>(
    (_, index) => x(index) ?? 0,
    (value) => y(value ?? 0),
  )
    .defined((value) => value !== null)
    .curve(curveMonotoneX)
  const last = values.findLastIndex((value) => value !== null)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={classNames('cw-Sparkline', className)}
      data-series={0}
    >
      <path d={drawn([...values]) ?? ''} className="cw-Chart-line" />
      {last >= 0 && <circle cx={x(last)} cy={y(values[last] ?? 0)} r={2.5} className="cw-Chart-alone" />}
    </svg>
  )
}
