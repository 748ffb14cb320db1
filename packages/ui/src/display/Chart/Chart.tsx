'use client'

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { ChartIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { ChartPlot } from './ChartPlot.js'
import { ChartTable } from './ChartTable.js'
import { axisText, type ChartFormat, chartText } from './chart-format.js'
import { chartLayout, nearestPoint } from './chart-layout.js'
import { useWidth } from './use-width.js'

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
        {series.length > 1 && !isTable && !isEmpty && <Legend series={series} kind={kind} />}
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
          <Plot label={label} kind={kind} points={points} series={series} format={format} height={height} />
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

type PlotProps = Required<Pick<ChartProps, 'label' | 'kind' | 'points' | 'series' | 'format' | 'height'>>

function Plot({ label, kind, points, series, format, height }: PlotProps) {
  const { locale, direction } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  // A server draws at some width; the drawing is scaled to its box until that is measured.
  const width = useWidth(box) ?? 640
  const [active, setActive] = useState<number | null>(null)
  const isMirrored = direction === 'rtl'
  const layout = useMemo(
    () =>
      chartLayout({
        width,
        height,
        names: points.map((point) => point.shortName ?? point.name),
        values: series.map((one) => one.values),
        isMirrored,
        tickText: (value) => axisText(value, format, locale),
      }),
    [width, height, points, series, isMirrored, format, locale],
  )
  const last = points.length - 1
  const shown = active === null ? null : Math.min(active, last)
  const place = shown ?? last
  const lines = series.map((one) => {
    const value = one.values[place] ?? null
    return {
      ...one,
      text: value === null ? '–' : chartText(value, format, locale),
      point: one.pointNames?.[place],
    }
  })

  const walk = (event: KeyboardEvent) => {
    const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    const page = Math.max(1, Math.round(points.length / 10))
    const steps: Record<string, number> = {
      [forward]: place + 1,
      [back]: place - 1,
      ArrowUp: place + 1,
      ArrowDown: place - 1,
      PageUp: place + page,
      PageDown: place - page,
      Home: 0,
      End: last,
    }
    if (event.key === 'Escape') return setActive(null)
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(Math.min(last, Math.max(0, next)))
  }
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width: shownWidth } = currentTarget.getBoundingClientRect()
    setActive(nearestPoint(layout.x, ((clientX - left) * width) / (shownWidth || width)))
  }
  const start = ((isMirrored ? width - (layout.x[place] ?? 0) : (layout.x[place] ?? 0)) / width) * 100
  return (
    <div
      ref={box}
      // Arrow keys choose a point and its figures are read, as with a slider that moves along them.
      role="slider"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={place + 1}
      aria-valuetext={[points[place]?.name, ...lines.map((one) => `${one.name} ${one.text}`)].join(', ')}
      tabIndex={0}
      className="cw-Chart-plot"
      style={{ blockSize: height }}
      onKeyDown={walk}
      onFocus={() => setActive((now) => now ?? last)}
      onBlur={() => setActive(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setActive(null)}
    >
      <ChartPlot kind={kind} series={series} layout={layout} width={width} height={height} active={shown} />
      {shown !== null && (
        <div
          className="cw-Chart-tip"
          aria-hidden="true"
          data-side={start > 50 ? 'before' : 'after'}
          style={{ insetInlineStart: `${start}%` }}
        >
          <div className="cw-Chart-tipTitle">{points[shown]?.name}</div>
          {lines.map((one) => (
            <div key={one.id} className="cw-Chart-tipLine">
              <Swatch kind={kind} number={numberIn(series, one.id)} />
              <span className="cw-Chart-tipName">{one.point ?? one.name}</span>
              <bdi className="cw-Chart-tipValue">{one.text}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const numberIn = (series: readonly ChartSeries[], id: string) =>
  series.filter((one) => !one.isPrevious).findIndex((one) => one.id === id)

const Legend = ({ series, kind }: { series: readonly ChartSeries[]; kind: ChartKind }) => (
  <ul className="cw-Chart-legend" aria-hidden="true">
    {series.map((one) => (
      <li key={one.id}>
        <Swatch kind={kind} number={numberIn(series, one.id)} />
        {one.name}
      </li>
    ))}
  </ul>
)

const Swatch = ({ kind, number }: { kind: ChartKind; number: number }) => (
  <svg width={20} height={10} className="cw-Chart-swatch" data-series={number} aria-hidden="true">
    {kind === 'bar' && number >= 0 ? (
      <rect x={5} width={10} height={10} rx={2} className="cw-Chart-bar" data-pattern={number % 3} />
    ) : (
      <path d="M0 5H20" className="cw-Chart-line" />
    )}
  </svg>
)
