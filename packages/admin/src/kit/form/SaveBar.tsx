import { AlertDialog } from '@cartwright/ui/AlertDialog'
import { Button } from '@cartwright/ui/Button'
import { useToast } from '@cartwright/ui/Toast'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from '../../router/hooks'
import { useSaveKey } from './use-save-key'

interface SaveBarProps {
  form: { isDirty: boolean; isSaving: boolean; save(): Promise<boolean>; reset(): void }
  /** Said when it is saved; "Saved" when absent. */
  done?: string
}

/** Stands at the foot of the page while something is unsaved. Leaving then asks first. */
export function SaveBar({ form, done }: SaveBarProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const save = async () => {
    const isSaved = await form.save()
    if (isSaved) toast.success(done ?? t('saved'))
    return isSaved
  }
  useSaveKey({ isDirty: form.isDirty, save })
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty} />
      {form.isDirty && (
        <section className="ad-SaveBar" aria-label={t('unsaved')}>
          <p className="ad-SaveBar-text">{t('unsaved')}</p>
          <Button variant="ghost" onPress={form.reset} isDisabled={form.isSaving}>
            {t('discard')}
          </Button>
          <Button variant="primary" onPress={() => void save()} isPending={form.isSaving}>
            {t('save')}
          </Button>
        </section>
      )}
    </>
  )
}

/** Asks before a page with unsaved changes is left, by a link or by closing it. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('ui')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  return (
    <AlertDialog
      isOpen={blocker.isBlocked}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset()
      }}
      title={t('discardTitle')}
      actionLabel={t('discard')}
      onAction={() => blocker.proceed()}
    >
      {t('discardText')}
    </AlertDialog>
  )
}
