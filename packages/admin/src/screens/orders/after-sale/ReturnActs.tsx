import { type Order, type Return, returnCan } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { DownloadIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { labelOf } from '../../../kit/after-sale/label'
import { onDemand } from '../../../kit/on-demand'
import { useAct } from '../../../kit/use-act'
import { useMay } from '../../../shell/permissions'
import { ActButton } from './ActButton'

const ReceiveDialog = onDemand(
  async () => (await import('../../../kit/after-sale/ReceiveDialog')).ReceiveDialog,
)

/** Calls off a return that nothing came of: its pieces can be announced again. */
export function CancelReturn({ of }: { of: Return }) {
  const t = useWords('orders')
  const may = useMay()
  const cancel = useAct('POST /admin/returns/:id/cancel', t('return_canceled'), ['/admin/orders'])
  if (!returnCan.cancel(of) || !may('POST /admin/returns/:id/cancel')) return null
  return (
    <ActButton
      label={t('cancel_return')}
      title={t('cancel_return_title')}
      keep={t('keep_return')}
      isDanger
      onAction={() => cancel.mutateAsync({ params: { id: of.id } })}
    >
      {t('cancel_return_text')}
    </ActButton>
  )
}

interface ReceiveProps {
  order: Order
  of: Return | null | undefined
  /** It is the best that can be done next. */
  isNext: boolean
}

/** Takes goods in that were announced, once they are there. */
export function Receive({ order, of, isNext }: ReceiveProps) {
  const t = useWords('orders')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!of || !returnCan.receive(of) || !may('POST /admin/returns/:id/receive')) return null
  return (
    <>
      <Button size="s" variant={isNext ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
        {t('receive')}
      </Button>
      {isOpen && <ReceiveDialog order={order} of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the carrier gave for the way back: the label to print, and where the parcel is followed. */
export function ReturnLabel({ of }: { of: Return }) {
  const t = useWords('after-sale')
  const words = useWords('orders')
  const { url, numbers, trackingUrl } = labelOf(of.shipping_data)
  if (!url && numbers.length === 0 && !trackingUrl) return null
  return (
    <p className="as-Case-row">
      {numbers.map((number) =>
        trackingUrl ? (
          <Link key={number} href={trackingUrl} target="_blank" rel="noreferrer" className="ad-Mono">
            {number}
          </Link>
        ) : (
          <span key={number} className="ad-Mono">
            {number}
          </span>
        ),
      )}
      {trackingUrl && numbers.length === 0 && (
        <Link href={trackingUrl} target="_blank" rel="noreferrer">
          {words('tracking')}
        </Link>
      )}
      {url && (
        <LinkButton size="s" href={url} target="_blank" rel="noreferrer" icon={<DownloadIcon />}>
          {t('label')}
        </LinkButton>
      )}
    </p>
  )
}
