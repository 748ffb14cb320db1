import { errorMessage } from '@cartwright/sdk'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Reads what an error says to people, and in the language of the screen that something went wrong where it says nothing. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('ui')
  return useCallback((error) => errorMessage(error, t('somethingWrong')), [t])
}
