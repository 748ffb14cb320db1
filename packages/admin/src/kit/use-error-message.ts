import { errorMessage, NetworkError, TimeoutError } from '@cartwright/sdk'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Reads what an error says to people, in the language of the screen: what the shop said, that it did not answer or that there
 * is no network, and else that something went wrong.
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('ui')
  return useCallback(
    (error) => {
      if (error instanceof NetworkError || error instanceof TimeoutError)
        return t(navigator.onLine ? 'common:shop_silent_text' : 'common:offline_text')
      return errorMessage(error, t('somethingWrong'))
    },
    [t],
  )
}
