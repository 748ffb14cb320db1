import type { ChartFormat } from '@cartwright/ui/Chart'
import { ArrowDownIcon, ArrowUpIcon } from '@cartwright/ui/icons'
import { Sparkline } from '@cartwright/ui/Sparkline'
import { useWords } from '../../i18n/use-words'
import { useFigureText } from './use-figure-text'
import './figures.css'

export interface FigureTileProps {
  name: string
  value: number | null
  /** In the period it is compared with; undefined where it is compared with none. */
  before?: number | null
  format: ChartFormat
  /** More of it is worse. */
  isLoss?: boolean
  course?: readonly (number | null)[]
}

/** A figure, what it was before, and its course. Arrow and words say the change; its colour only repeats them. */
export function FigureTile({ name, value, before, format, isLoss, course }: FigureTileProps) {
  const t = useWords('analytics')
  const text = useFigureText()
  const inWords = text(value, format)
  return (
    <div className="ad-Figure">
      <dt className="ad-Figure-name">{name}</dt>
      <dd className="ad-Figure-value">
        <bdi>{inWords}</bdi>
      </dd>
      {before !== undefined && (
        <dd className="ad-Figure-change">
          <Change value={value} before={before} isLoss={isLoss} />{' '}
          <span className="ad-Muted">{t('before', { value: text(before, format) })}</span>
        </dd>
      )}
      {course && course.length > 1 && (
        <dd className="ad-Figure-course">
          <Sparkline label={`${name}: ${inWords}`} values={course} />
        </dd>
      )}
    </div>
  )
}

function Change({
  value,
  before,
  isLoss = false,
}: {
  value: number | null
  before: number | null
  isLoss?: boolean
}) {
  const text = useFigureText()
  // From nothing, or from below it, there is no share.
  if (value === null || before === null || before <= 0 || value === before) return null
  const share = ((value - before) / before) * 100
  const isMore = share > 0
  const Arrow = isMore ? ArrowUpIcon : ArrowDownIcon
  return (
    <span className="ad-Figure-share" data-good={isMore !== isLoss}>
      <Arrow size={12} />
      <bdi>{`${isMore ? '+' : '−'}${text(Math.abs(share), 'percent')}`}</bdi>
    </span>
  )
}
