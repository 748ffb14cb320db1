'use client'

import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { drawingSize, layOutDrawing } from './lay-out-drawing.js'

export interface SizeDrawingProps {
  /** In mm, each more than nothing. */
  width: number
  height: number
  depth: number
  className?: string
}

/** A door as everybody knows it, in mm. */
const doorHeight = 2000

/**
 * How large a thing is: its outline with its measures, in one scale with a sheet of A4, or with a door where it is larger than
 * a table. Measures are written in cm, as the reader writes numbers.
 */
export function SizeDrawing({ width, height, depth, className }: SizeDrawingProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const { edges, hidden, beside, labels } = layOutDrawing(width, height, depth)
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'centimeter',
    maximumFractionDigits: 1,
  })
  const inCm = (millimetres: number) => format.format(millimetres / 10)
  const measures = { width: inCm(width), height: inCm(height), depth: inCm(depth) }
  const { of, ...place } = beside
  return (
    <svg
      className={classNames('cw-SizeDrawing', className)}
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role="img"
      aria-label={t('sizeDrawn', measures)}
    >
      <rect {...place} className="cw-SizeDrawing-beside" />
      <text
        x={place.x + place.width / 2}
        y={place.y + place.height / 2}
        textAnchor="middle"
        dominantBaseline="middle"
        className="cw-SizeDrawing-known"
      >
        {of === 'a4' ? 'A4' : inCm(doorHeight)}
      </text>
      <path d={hidden} className="cw-SizeDrawing-hidden" />
      <path d={edges} className="cw-SizeDrawing-edges" />
      <text {...labels.width} textAnchor="middle">
        {measures.width}
      </text>
      <text {...labels.height} textAnchor="end" dominantBaseline="middle">
        {measures.height}
      </text>
      <text {...labels.depth}>{measures.depth}</text>
    </svg>
  )
}
