import type { Order } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { ComboBox } from '@cartwright/ui/ComboBox'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useAct } from '../../kit/use-act'
import { useDelayed } from '../../kit/use-delayed'
import { nameOf } from '../../shell/session'

/** Gives an order to another customer: for one that was bought as a guest, or under the wrong account. */
export function TransferDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords('order-people')
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed.trim())
  const found = useEndpoint(
    'GET /admin/customers',
    { query: { q: q || undefined, limit: 10 } },
    { placeholderData: keepPreviousData },
  )
  const others = (found.data?.customers ?? []).filter(({ id }) => id !== order.customer_id)
  const [chosen, setChosen] = useState<(typeof others)[number]>()
  const [takesEmail, setTakesEmail] = useState(false)
  const transfer = useAct('POST /admin/orders/:id', t('transferred'), ['/admin/customers'])
  // Whoever was chosen stays among the choices while others are looked for.
  const options = [...(chosen && !others.some(({ id }) => id === chosen.id) ? [chosen] : []), ...others]
  const isOther = chosen !== undefined && chosen.email !== order.email
  return (
    <FormDialog
      title={t('transfer')}
      description={t('transfer_text')}
      size="s"
      action={chosen ? t('transfer_to', { name: nameOf(chosen) }) : t('transfer')}
      isDirty={chosen !== undefined}
      isPending={transfer.isPending}
      isDisabled={!chosen}
      onSubmit={() => {
        if (!chosen) return
        const body = {
          customer_id: chosen.id,
          ...(isOther && takesEmail ? { email: chosen.email } : {}),
        }
        transfer.mutate({ params: { id: order.id }, body }, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <ComboBox
        label={t('orders:customer')}
        options={options.map((one) => ({ id: one.id, name: nameOf(one), description: one.email }))}
        value={chosen?.id ?? null}
        onChange={(id) => setChosen(options.find((one) => one.id === id))}
        onSearch={setTyped}
        isSearching={found.isFetching}
        isRequired
      />
      {isOther && (
        <Checkbox isSelected={takesEmail} onChange={setTakesEmail}>
          {t('transfer_email', { email: chosen.email })}
        </Checkbox>
      )}
    </FormDialog>
  )
}
