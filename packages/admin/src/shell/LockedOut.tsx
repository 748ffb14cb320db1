import { intlTagOf, languageOf } from '@cartwright/ui/strings'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../i18n/use-words'

interface Props {
  /** In ms since 1970. */
  until: number
  onOver: () => void
}

/** Too many attempts: until when, and gone by itself then. */
export function LockedOut({ until, onOver }: Props) {
  const t = useWords('login')
  const { i18n } = useTranslation()
  const locale = intlTagOf(languageOf(i18n.language))
  useEffect(() => {
    const timer = setTimeout(onOver, Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until, onOver])
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(until)
  return (
    <p role="alert" className="ad-Entry-problem">
      {t('locked_until', { time })}
    </p>
  )
}
