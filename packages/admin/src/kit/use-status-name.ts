import { useTranslation } from 'react-i18next'

/** A status in words, the same ones as on its badge. */
export function useStatusName(): (status: string) => string {
  const { t } = useTranslation('ui')
  return (status) => t(`status.${status}`, { defaultValue: status.replaceAll('_', ' ') })
}
