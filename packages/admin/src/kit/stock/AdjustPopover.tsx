import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { EditIcon } from '@cartwright/ui/icons'
import { Popover } from '@cartwright/ui/Popover'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useMay } from '../../shell/permissions'
import { useErrorMessage } from '../use-error-message'
import { ChangeFields, noChange } from './ChangeFields'
import { changeFor, type Level, stockAfter } from './level'
import './stock.css'

interface Props {
  level: Level
  /** The name of the location. */
  place: string
}

const adjust = 'POST /admin/inventory-items/:id/location-levels/:location_id/adjust'

/** What lies at a location. Pressed, it is changed there and then, with the reason the ledger keeps. */
export function AdjustPopover({ level, place }: Props) {
  const t = useWords('inventory')
  const may = useMay()
  if (!may(adjust)) return level.stocked
  const label = t('adjust_at', { name: place })
  return (
    <Popover
      label={label}
      trigger={
        <Button
          variant="ghost"
          size="s"
          iconEnd={<EditIcon size={12} />}
          aria-label={`${level.stocked}, ${label}`}
        >
          {level.stocked}
        </Button>
      }
      className="ad-Adjust"
    >
      {({ close }) => <AdjustForm level={level} onDone={close} />}
    </Popover>
  )
}

function AdjustForm({ level, onDone }: { level: Level; onDone: () => void }) {
  const t = useWords('inventory')
  const toast = useToast()
  const message = useErrorMessage()
  const [value, setValue] = useState(noChange)
  const [problem, setProblem] = useState<string>()
  const change = useChange(adjust)
  const { kind, quantity, reason, note } = value
  const isSaid = !Number.isNaN(quantity)
  const after = isSaid ? stockAfter(level.stocked, kind, quantity) : level.stocked
  const save = async () => {
    if (!isSaid) return setProblem(t('common:field_required', { field: t('quantity') }))
    if (after < 0) return setProblem(t('only_there', { count: level.stocked }))
    try {
      await change.mutateAsync({
        params: { id: level.inventory_item_id, location_id: level.location_id },
        body: { ...changeFor(kind, quantity), reason, note: note || null },
      })
      toast.success(t('adjusted'))
      onDone()
    } catch (error) {
      setProblem(message(error))
    }
  }
  return (
    <form
      className="ad-Fields"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ChangeFields
        value={value}
        onChange={(next) => {
          setValue(next)
          setProblem(undefined)
        }}
        errors={problem ? [problem] : undefined}
      />
      <Button type="submit" variant="primary" isPending={change.isPending} isWide>
        {isSaid ? t('set_to', { count: Math.max(after, 0) }) : t('adjust')}
      </Button>
    </form>
  )
}
