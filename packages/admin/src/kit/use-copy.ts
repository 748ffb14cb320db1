import { useToast } from '@cartwright/ui/Toast'
import { useTranslation } from 'react-i18next'

/** Puts a text on the clipboard and answers whether it is there; where the browser refuses, that is said. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTranslation()
  const toast = useToast()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Without TLS browsers give no access to the clipboard.
      toast.error({ title: t('not_copied'), text })
      return false
    }
  }
}
