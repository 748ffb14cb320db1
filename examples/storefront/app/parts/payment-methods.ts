import { useT } from '../i18n/use-t'

/** Ways to pay as a form offers them, with what happens next. */
export function usePaymentMethods(providers: readonly string[]) {
  const { t } = useT()
  return providers.map((id) =>
    id === 'manual' ? { id, name: t('payment_manual'), description: t('pay_manual_text') } : { id, name: id },
  )
}
