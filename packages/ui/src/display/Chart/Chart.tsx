'use client'

import { type ReactNode, useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { ChartIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { Legend } from './ChartLegend.js'
import { ChartTable } from './ChartTable.js'
import { ChartWalk } from './ChartWalk.js'
import { type ChartFormat, chartText } from './chart-format.js'

export type { ChartFormat } from './chart-format.js'
export type ChartKind = 'line' | 'area' | 'bar'

export interface ChartPoint {
  id: string
  /** In full, for the table and the closer look: "Monday, 2 March 2026". */
  name: string
  /** Below the axis: "2 Mar"; the name when absent. */
  shortName?: string
}

export interface ChartSeries {
  id: string
  name: string
  /** One for each point, in their order; null where nothing is known. In minor units, percent or pieces, as `format` says. */
  values: readonly (number | null)[]
  /** The period before: a dashed grey line, in charts of bars too. */
  isPrevious?: boolean
  /** What its points are called where they are others than those of the chart: the days of the period before. */
  pointNames?: readonly string[]
}

export interface ChartProps {
  /** What is shown: "Net sales". */
  label: string
  /** Keeps the label for readers, where a heading says it already. */
  isLabelHidden?: boolean
  kind?: ChartKind
  points: readonly ChartPoint[]
  /** What the points are: "Day". Heads the first column of the table. */
  pointsLabel: string
  series: readonly ChartSeries[]
  format?: ChartFormat
  /** Pixels of the drawing; 240 when absent. */
  height?: number
  /** A grey shape while there are no points, the old figures dimmed while there are. */
  isLoading?: boolean
  /** In place of the sentence that there are no figures. */
  empty?: ReactNode
  className?: string
}

/** Figures over time or kinds, as a drawing and as a table. Arrow keys walk along the points of the drawing. */
export function Chart({
  label,
  isLabelHidden,
  kind = 'line',
  points,
  pointsLabel,
  series,
  format = 'number',
  height = 240,
  isLoading = false,
  empty,
  className,
}: ChartProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const id = useId()
  // Colons of React's ids would end the name within url().
  const patterns = id.replaceAll(':', '')
  const [isTable, setTable] = useState(false)
  const text = (value: number) => chartText(value, format, locale)
  const isEmpty = points.length === 0 || series.every((one) => one.values.every((value) => value == null))
  return (
    <figure
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
      className={classNames('cw-Chart', className)}
      data-refreshing={(isLoading && !isEmpty) || undefined}
    >
      <div className="cw-Chart-head">
        <figcaption id={id} className={classNames('cw-Chart-label', isLabelHidden && 'cw-hidden')}>
          {label}
        </figcaption>
        {series.length > 1 && !isTable && !isEmpty && (
          <Legend series={series} kind={kind} patterns={patterns} />
        )}
        {!isEmpty && (
          <Button size="s" variant="ghost" className="cw-Chart-switch" onPress={() => setTable(!isTable)}>
            {t(isTable ? 'showChart' : 'showTable')}
          </Button>
        )}
      </div>
      <div className="cw-Chart-body" style={{ minBlockSize: height }}>
        {isEmpty && isLoading && <Skeleton height={`${height}px`} />}
        {isEmpty &&
          !isLoading &&
          (empty ?? <EmptyState title={t('noData')} icon={<ChartIcon size={20} />} />)}
        {!isEmpty && !isTable && (
          <ChartWalk
            label={label}
            kind={kind}
            points={points}
            series={series}
            format={format}
            height={height}
            patterns={patterns}
          />
        )}
        {!isEmpty && (
          <ChartTable
            label={label}
            pointsLabel={pointsLabel}
            points={points}
            series={series}
            text={text}
            isHidden={!isTable}
          />
        )}
      </div>
    </figure>
  )
}
