import { useToast } from '@cartwright/ui/Toast'
import { useTranslation } from 'react-i18next'

/** Says why something did not open: without a network it could not be fetched, with one a newer back office took its place. */
export function useMissingPart(): () => void {
  const { t } = useTranslation()
  const toast = useToast()
  return () =>
    toast.error({
      title: t(navigator.onLine ? 'updated' : 'offline_title'),
      text: t(navigator.onLine ? 'updated_text' : 'offline_screen'),
    })
}
