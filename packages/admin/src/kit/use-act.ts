import { type ChangeName, useChange } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from './use-error-message'

/** A change made by one press: says when it is done, and why when it is refused. */
export function useAct<K extends ChangeName>(name: K, done?: string, also?: readonly string[]) {
  const toast = useToast()
  const message = useErrorMessage()
  const { t } = useTranslation()
  return useChange(name, {
    also,
    onSuccess: () => {
      if (done) toast.success(done)
    },
    onError: (error) => void toast.error({ title: t('not_done'), text: message(error) }),
  })
}
