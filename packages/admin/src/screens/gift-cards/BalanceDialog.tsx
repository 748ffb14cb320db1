import type { GiftCard } from '@cartwright/contract'
import { invalidText } from '@cartwright/ui/invalid-text'
import { MoneyInput } from '@cartwright/ui/MoneyInput'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { useContractForm } from '../../kit/form/use-contract-form'
import { useMoney } from '../../kit/use-money'

interface Props {
  card: GiftCard
  currency: string
  onClose: () => void
}

/** Sets what is left on a card: never more than it was worth. */
export function BalanceDialog({ card, currency, onClose }: Props) {
  const t = useWords('gift-cards')
  const toast = useToast()
  const money = useMoney(currency)
  const form = useContractForm('POST /admin/gift-cards/:id', {
    params: { id: card.id },
    start: { balance: card.balance },
    required: ['balance'],
    screen: 'gift-cards',
    onDone: () => toast.success(t('balance_changed')),
  })
  const { balance } = form.values
  const isTooMuch = typeof balance === 'number' && balance > card.value
  const save = async () => {
    if (isTooMuch) return
    if (!form.isDirty || (await form.save())) onClose()
  }
  const field = form.money('balance')
  return (
    <FormDialog
      title={t('change_balance')}
      size="s"
      action={typeof balance === 'number' ? t('set_to', { amount: money(balance) }) : t('common:save')}
      isDirty={form.isDirty}
      isPending={form.isSaving}
      isDisabled={field.value === invalidText || isTooMuch}
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyInput
        {...field}
        currency={currency}
        minValue={0}
        hint={t('balance_most', { amount: money(card.value) })}
        errors={isTooMuch ? t('balance_too_much', { amount: money(card.value) }) : field.errors}
        autoFocus
      />
    </FormDialog>
  )
}
