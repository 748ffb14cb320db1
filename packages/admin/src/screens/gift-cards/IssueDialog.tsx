import type { Region } from '@cartwright/contract'
import { DateInput } from '@cartwright/ui/DateInput'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useSaveKey } from '../../kit/form/use-save-key'
import { regions } from '../../kit/resource/regions'
import { useSource } from '../../kit/resource/use-list'
import { useMoney } from '../../kit/use-money'
import { paths } from '../../paths'
import { useNavigate } from '../../router/hooks'

/** Gives away a card: where it holds, what it is worth, until when, and to whom. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('gift-cards')
  const toast = useToast()
  const go = useNavigate()
  const source = useSource(regions)
  const [region, setRegion] = useState<Region>()
  const [recipient, setRecipient] = useState('')
  const money = useMoney(region?.currency_code ?? 'eur')
  const form = useContractForm('POST /admin/gift-cards', {
    required: ['region_id', 'value'],
    screen: 'gift-cards',
    sendsAll: true,
    extra: () => (recipient.trim() ? { metadata: { issued_to: recipient.trim() } } : {}),
    onDone: ({ gift_card }) => {
      toast.success(t('issued'))
      onClose()
      void go(paths.giftCard(gift_card.id))
    },
  })
  useSaveKey(form)
  const { value } = form.values
  return (
    <FormDialog
      title={t('list.new')}
      action={
        typeof value === 'number' && value > 0 ? t('issue_amount', { amount: money(value) }) : t('issue')
      }
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={form.save}
      onClose={onClose}
    >
      <RelationPicker
        {...source}
        label={t('fields.region_id')}
        title={t('choose_region')}
        hint={t('region_hint')}
        selectionMode="single"
        display="chips"
        rowName={({ name }) => name}
        rowDescription={({ currency_code }) => currency_code.toUpperCase()}
        value={region ? [region] : []}
        onChange={(chosen) => {
          const one = chosen.at(-1)
          setRegion(one)
          form.set('region_id', one?.id)
        }}
        errors={form.errors.region_id}
        isRequired
      />
      {region && (
        <MoneyInput
          {...form.money('value')}
          className="ad-Short"
          currency={region.currency_code}
          minValue={1}
        />
      )}
      <DateInput {...form.date('ends_at')} className="ad-Short" hint={t('ends_hint')} />
      <TextField
        label={t('fields.issued_to')}
        hint={t('issued_to_hint')}
        value={recipient}
        onChange={setRecipient}
      />
    </FormDialog>
  )
}
