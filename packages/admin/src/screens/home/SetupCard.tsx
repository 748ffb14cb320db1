import type { ChecklistItem } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { ChevronEndIcon, SuccessIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import './home.css'

/** Where what lacks is set up. */
const places: Record<ChecklistItem['id'], string> = {
  region: paths.regions,
  payment_provider: paths.regions,
  shipping_option: paths.regions,
  sales_channel: paths.salesChannels,
  product: paths.newProduct,
  price: paths.products,
  stock: paths.inventory,
  mail_server: paths.notifications,
}

/** What a new shop still needs, step by step, until it can sell. */
export function SetupCard() {
  const t = useWords('home')
  const may = useMay()
  const { data } = useEndpoint('GET /admin/setup/checklist', undefined, {
    enabled: may('GET /admin/setup/checklist'),
    // Any screen may have done a step: each visit looks anew.
    staleTime: 0,
  })
  if (!data || data.is_ready) return null
  const { checklist } = data
  const next = checklist.find(({ is_done, is_required }) => is_required && !is_done)
  const done = checklist.filter(({ is_done }) => is_done).length
  return (
    <Card
      title={t('setup')}
      description={t('setup_done', { done, all: checklist.length })}
      isFlush
      className="ad-Setup"
    >
      <ol className="ad-Setup-steps">
        {checklist.map((step) => (
          <li key={step.id}>
            <Step step={step} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Step({ step: { id, is_done, is_required }, isNext }: { step: ChecklistItem; isNext: boolean }) {
  const t = useWords('home')
  return (
    <Link
      href={places[id]}
      variant="plain"
      className="ad-Setup-step"
      data-done={is_done || undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className="ad-Setup-mark">{is_done && <SuccessIcon size={20} />}</span>
      <span className="ad-Setup-words">
        <span className="ad-Setup-name">
          {t(`setup_${id}`)}
          {is_done && <span className="cw-hidden"> ({t('setup_is_done')})</span>}
          {!is_required && <span className="ad-Muted"> · {t('setup_optional')}</span>}
        </span>
        {!is_done && <span className="ad-Muted">{t(`setup_${id}_text`)}</span>}
      </span>
      {!is_done && <ChevronEndIcon />}
    </Link>
  )
}
