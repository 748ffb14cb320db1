'use client'

import { classNames } from '../../class-names.js'
import type { ChartPoint, ChartSeries } from './Chart.js'

export interface ChartTableProps {
  label: string
  pointsLabel: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  text: (value: number) => string
  /** For readers only, beside the drawing. */
  isHidden: boolean
}

/** The same figures as rows. */
export function ChartTable({ label, pointsLabel, points, series, text, isHidden }: ChartTableProps) {
  return (
    // What scrolls must be reached by keys.
    <section
      aria-label={label}
      className={classNames('cw-Chart-table', isHidden && 'cw-hidden')}
      tabIndex={isHidden ? undefined : 0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{pointsLabel}</th>
            {series.map((one) => (
              <th key={one.id} scope="col" data-numeric>
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.id}>
              <th scope="row">{point.name}</th>
              {series.map((one) => {
                const value = one.values[index] ?? null
                return (
                  <td key={one.id} data-numeric>
                    <bdi>{value === null ? '–' : text(value)}</bdi>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
