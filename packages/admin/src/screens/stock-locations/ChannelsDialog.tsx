import type { StockLocationDetails } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { useSource } from '../../kit/resource/use-list'
import { useErrorMessage } from '../../kit/use-error-message'
import { salesChannels } from '../settings/resources'

/** Which channels sell from a location. */
export function ChannelsDialog({ of, onClose }: { of: StockLocationDetails; onClose: () => void }) {
  const t = useWords('stock-locations')
  const toast = useToast()
  const message = useErrorMessage()
  const source = useSource(salesChannels)
  const connect = useChange('POST /admin/sales-channels/:id/stock-locations')
  const disconnect = useChange('DELETE /admin/sales-channels/:id/stock-locations')
  const held = of.sales_channels ?? []
  const body = { location_id: of.id }

  const apply = async (chosen: readonly string[]) => {
    const before = held.map(({ id }) => id)
    const joined = chosen.filter((id) => !before.includes(id))
    const left = before.filter((id) => !chosen.includes(id))
    try {
      await Promise.all([
        ...joined.map((id) => connect.mutateAsync({ params: { id }, body })),
        ...left.map((id) => disconnect.mutateAsync({ params: { id }, body })),
      ])
      toast.success(t('edit.saved'))
    } catch (error) {
      toast.error({ title: t('common:not_done'), text: message(error) })
    }
  }
  return (
    <RelationDialog
      {...source}
      title={t('channels_of', { name: of.name })}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      value={held}
      rowName={({ name }) => name}
      onChoose={(chosen) => void apply(chosen.map(({ id }) => id))}
    />
  )
}
