import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownKeys } from '../../shell/known-keys'

/** Saves with ⌘S or Ctrl S, wherever the focus is. */
export function useSaveKey(form: { isDirty: boolean; save(): Promise<boolean> }): void {
  const { t } = useTranslation()
  useKnownKeys('form', [{ keys: '⌘S', name: t('save') }])
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      if (latest.current.isDirty) void latest.current.save()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
