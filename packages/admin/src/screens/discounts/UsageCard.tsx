import type { Discount } from '@cartwright/contract'
import { Card } from '@cartwright/ui/Card'
import { useWords } from '../../i18n/use-words'

/** How often a discount was used, and how often it may be. */
export function UsageCard({ discount: { usage_count, usage_limit } }: { discount: Discount }) {
  const t = useWords('discounts')
  const label = t('used', { count: usage_count })
  return (
    <Card title={t('fields.usage')}>
      <p className="ad-Strong">{label}</p>
      {usage_limit !== null && (
        <>
          <progress
            className="ad-Progress"
            value={Math.min(usage_count, usage_limit)}
            max={usage_limit}
            aria-label={label}
          />
          <p className="ad-Muted">{t('left', { count: Math.max(0, usage_limit - usage_count) })}</p>
        </>
      )}
    </Card>
  )
}
