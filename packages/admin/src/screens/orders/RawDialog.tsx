import type { Order } from '@cartwright/contract'
import { Modal } from '@cartwright/ui/Modal'
import { useWords } from '../../i18n/use-words'
import { CopyButton } from '../../kit/CopyButton'
import './order-page.css'

/** An order as the shop answers it, for whoever looks for what went wrong. */
export function RawDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('order-people')
  const text = JSON.stringify(order, null, 2)
  return (
    <Modal title={t('raw')} isOpen onOpenChange={onClose} footer={<CopyButton value={text} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <pre className="or-Raw" tabIndex={0}>
        {text}
      </pre>
    </Modal>
  )
}
