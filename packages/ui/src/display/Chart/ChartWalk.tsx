'use client'

import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { ChartProps } from './Chart.js'
import { numberIn, Swatch } from './ChartLegend.js'
import { ChartPlot } from './ChartPlot.js'
import { axisText, chartText } from './chart-format.js'
import { chartLayout, nearestPoint } from './chart-layout.js'
import { useWidth } from './use-width.js'

export interface ChartWalkProps
  extends Required<Pick<ChartProps, 'label' | 'kind' | 'points' | 'series' | 'format' | 'height'>> {
  patterns: string
}

/** The drawing, along which pointer and arrow keys walk, and the figures of the point they are at. */
export function ChartWalk({ label, kind, points, series, format, height, patterns }: ChartWalkProps) {
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
      <ChartPlot
        kind={kind}
        series={series}
        layout={layout}
        width={width}
        height={height}
        active={shown}
        patterns={patterns}
      />
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
              <Swatch kind={kind} number={numberIn(series, one.id)} patterns={patterns} />
              <span className="cw-Chart-tipName">{one.point ?? one.name}</span>
              <bdi className="cw-Chart-tipValue">{one.text}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
