import { useWords } from '../../i18n/use-words'
import { useFigureText } from './use-figure-text'

/** Says so while orders are still being counted. */
export function Counting({ counted }: { counted: number }) {
  const t = useWords('analytics')
  const text = useFigureText()
  if (counted === 1) return null
  return (
    <p role="status" className="ad-Muted">
      {t('counting', { share: text(Math.floor(counted * 100), 'percent') })}
    </p>
  )
}
