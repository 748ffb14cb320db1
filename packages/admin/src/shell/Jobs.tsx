import { BatchJobsProvider, jobTypeName, useBatchJobNotifier } from '@cartwright/sdk/react'
import { useToast } from '@cartwright/ui/Toast'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from './session'

/** Follows the jobs of the shop for all screens, and says when one is done. */
export function Jobs({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <BatchJobsProvider isEnabled={user !== undefined}>
      <JobNotices />
      {children}
    </BatchJobsProvider>
  )
}

const names: Readonly<Record<string, string>> = {
  'product-import': 'job_product_import',
  'product-export': 'job_product_export',
  'order-export': 'job_order_export',
  'price-list-import': 'job_price_list_import',
}

function JobNotices() {
  const { t } = useTranslation()
  const toasts = useToast()
  useBatchJobNotifier(({ type }) => {
    const name = names[type]
    toasts.success(t('job_done', { name: name ? t(name) : jobTypeName(type) }))
  })
  return null
}
