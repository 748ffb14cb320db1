import type { Discount } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon, PlusIcon } from '@cartwright/ui/icons'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { regions as allRegions } from '../../kit/resource/regions'
import { useSource } from '../../kit/resource/use-list'
import { useErrorMessage } from '../../kit/use-error-message'
import { useMay } from '../../shell/permissions'

/** Where a discount holds: regions come and go one by one, and the last one stays. */
export function RegionsCard({ discount }: { discount: Discount }) {
  const t = useWords('discounts')
  const may = useMay()
  const toast = useToast()
  const message = useErrorMessage()
  const [isAdding, setAdding] = useState(false)
  const source = useSource(allRegions)
  const add = useChange('POST /admin/discounts/:id/regions/:region_id')
  const remove = useChange('DELETE /admin/discounts/:id/regions/:region_id')
  const regions = discount.regions ?? []
  const { id } = discount
  const isFixed = discount.rule?.type === 'fixed'
  const mayAdd = may('POST /admin/discounts/:id/regions/:region_id') && !isFixed
  const mayRemove = may('DELETE /admin/discounts/:id/regions/:region_id') && regions.length > 1
  const change = async (acts: Promise<unknown>[], done: string) => {
    try {
      await Promise.all(acts)
      toast.success(done)
    } catch (error) {
      toast.error({ title: t('common:not_done'), text: message(error) })
    }
  }
  return (
    <Card
      title={t('fields.regions')}
      actions={
        mayAdd && (
          <Button size="s" icon={<PlusIcon />} onPress={() => setAdding(true)}>
            {t('region_add')}
          </Button>
        )
      }
    >
      <ul className="ad-Pieces">
        {regions.map(({ id: region_id, name, currency_code }) => (
          <li key={region_id} className="ad-Piece">
            <span>
              {name} <span className="ad-Muted">{currency_code.toUpperCase()}</span>
            </span>
            {mayRemove && (
              <IconButton
                size="s"
                label={t('region_remove', { name })}
                icon={<CloseIcon size={12} />}
                isDisabled={remove.isPending}
                onPress={() =>
                  void change(
                    [remove.mutateAsync({ params: { id, region_id } })],
                    t('region_removed', { name }),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
      {isFixed && <p className="ad-Muted">{t('region_hint')}</p>}
      <RelationDialog
        {...source}
        title={t('choose.regions')}
        isOpen={isAdding}
        onOpenChange={setAdding}
        rowName={({ name }) => name}
        rowDescription={({ currency_code }) => currency_code.toUpperCase()}
        whyDisabled={({ id }) => (regions.some((one) => one.id === id) ? t('region_there') : undefined)}
        onChoose={(chosen) =>
          void change(
            chosen.map(({ id: region_id }) => add.mutateAsync({ params: { id, region_id } })),
            t('regions_added', { count: chosen.length }),
          )
        }
      />
    </Card>
  )
}
